import { Injectable } from '@nestjs/common';
import { plusHours } from '#kernel/time-window.js';
import { Clock } from '#platform/clock/clock.js';
import { toKnown } from '#modules/actuals/contract/actual.js';
import { nounceOf } from '#modules/moves/contract/version.js';
import type { ShownOperation, ShownOperationRow } from '#modules/moves/index.js';
import type { BookingView, FollowedView, PlacedView } from '../contract/booking.view.js';
import type { HoldBookedView } from '../contract/holds.view.js';
import { JobHours } from './job-hours.js';
import { progressOfJobs, type BoardJob } from './job-progress.js';
import { toBooking } from './to-booking.js';
import type { BoardBooking } from './to-booking.js';
import { TruckRows } from './truck-rows.js';

type Shown = Readonly<{ shown: ShownOperation }>;

/** Operations that a command wrote as boards show them, with how far their jobs are. */
@Injectable()
export class ShownBookings {
  constructor(
    private readonly rows: TruckRows,
    private readonly hours: JobHours,
    private readonly clock: Clock,
  ) {}

  async of(shown: readonly ShownOperation[]): Promise<BookingView[]> {
    const stored = await this.rows.jobsUnderWay(shown.map(({ row }) => plannedOf(row)));
    const known = new Map(stored.map((job) => [job.row.operation_id, job.known]));
    const written = shown.map(({ row }): BoardJob => {
      const hours = this.hours.of(row.branch_id, row.estimate_basis);
      return { row, known: known.get(row.operation_id) ?? toKnown(null), hours };
    });
    const ids = new Set(written.map(({ row }) => row.operation_id));
    const others = stored.filter(({ row }) => !ids.has(row.operation_id));
    const progress = progressOfJobs([...written, ...others], this.clock.now());
    return shown.flatMap((operation) => {
      const job = progress.get(operation.row.operation_id);
      return job ? [toBooking(operation, job)] : [];
    });
  }

  async onBoards(shown: readonly ShownOperation[]): Promise<BoardBooking[]> {
    const bookings = await this.of(shown);
    return shown.flatMap(({ row }, n) => {
      const booking = bookings[n];
      return booking
        ? [{ branchId: row.branch_id, day: row.day, booking, confirmation: row.confirmation }]
        : [];
    });
  }

  /** An answer about one operation; the version is the one that it shows. */
  async placed({ shown }: Shown): Promise<PlacedView> {
    const [booking] = await this.of([shown]);
    if (!booking) throw new Error('an operation that is shown has a booking');
    return { nounce: nounceOf(shown.row.customer_version), booking };
  }

  /** The answer about two operations of which the one comes after the other. */
  async followed(follower: Shown, followed: Shown): Promise<FollowedView> {
    const { nounce: afterNounce, booking: after } = await this.placed(followed);
    return { ...(await this.placed(follower)), afterNounce, after };
  }

  /** The answer about the operations of an activity and the moves around them that changed. */
  async booked(booked: readonly Shown[], neighbors: readonly Shown[]): Promise<HoldBookedView> {
    const bookings = await this.of([...booked, ...neighbors].map(({ shown }) => shown));
    const around = bookings.slice(booked.length).map((booking) => {
      const { customerId, nounce } = booking.metaData;
      return { customerId, nounce, booking };
    });
    const own = bookings.slice(0, booked.length);
    return { nounce: own.at(-1)?.metaData.nounce ?? '', bookings: own, neighbors: around };
  }
}

const plannedOf = (row: ShownOperationRow) => ({
  operationId: row.operation_id,
  day: row.day,
  timezone: row.timezone,
  leaves: plusHours(row.date, -row.starting_drive_time),
});
