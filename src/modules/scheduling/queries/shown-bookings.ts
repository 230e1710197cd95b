import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '#kernel/time-window.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { id, json } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { nounceOf } from '#modules/moves/contract/version.js';
import type { KnownRow } from '#modules/actuals/contract/actual.js';
import type { ShownOperation, ShownOperationRow } from '#modules/moves/index.js';
import type { BookingView, FollowedView, PlacedView } from '../contract/booking.view.js';
import type { HoldBookedView } from '../contract/holds.view.js';
import { JobHours } from './job-hours.js';
import { knownOf, progressOf } from './job-progress.js';
import { toBooking } from './to-booking.js';
import type { BoardBooking } from './to-booking.js';

type Shown = Readonly<{ shown: ShownOperation }>;

const KNOWN = statement(
  { id: id(), known: json<KnownRow>().orNull() },
  sql`
  select one.id, ${knownOf('one.id')} as known from unnest($1::text[]) as one(id)`,
);
/** Nobody can stamp more hours than this before a job's truck leaves. */
const EARLIEST_STAMP_MS = 6 * HOUR_MS;

/** Operations that a command wrote as boards show them, with how far their jobs are. */
@Injectable()
export class ShownBookings {
  constructor(
    private readonly db: Db,
    private readonly hours: JobHours,
    private readonly clock: Clock,
  ) {}

  async of(shown: readonly ShownOperation[]): Promise<BookingView[]> {
    const now = this.clock.now();
    const begun = shown.filter(({ row }) => mayHaveBegun(row, now));
    const known = await this.known(begun.map(({ row }) => row.operation_id));
    return shown.map((operation) => {
      const { row } = operation;
      const hours = this.hours.of(row.branch_id, row.estimate_basis);
      const went = known.get(row.operation_id) ?? null;
      return toBooking(operation, progressOf(row, went, hours, now));
    });
  }

  async onBoards(shown: readonly ShownOperation[]): Promise<BoardBooking[]> {
    const bookings = await this.of(shown);
    return shown.flatMap(({ row }, n) => {
      const booking = bookings[n];
      return booking ? [{ branchId: row.branch_id, day: row.day, booking }] : [];
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

  /** No statement for what cannot have begun, as most of what is written. */
  private async known(ids: readonly string[]): Promise<ReadonlyMap<string, KnownRow | null>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.rows(KNOWN, [ids]);
    return new Map(rows.map(({ id, known }) => [id, known]));
  }
}

const mayHaveBegun = ({ date, starting_drive_time: out }: ShownOperationRow, now: Date): boolean =>
  date.getTime() - out * HOUR_MS - EARLIEST_STAMP_MS <= now.getTime();
