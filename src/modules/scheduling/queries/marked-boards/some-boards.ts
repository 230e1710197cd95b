import type { LocalDate } from '#kernel/local-date.js';
import { DEFAULT_DAY_PLANNING } from '#modules/branches/contract/planning.js';
import { toKnown, type KnownRow } from '#modules/actuals/contract/actual.js';
import type { AttentionTruckView, DayAttentionView } from '../../contract/attention.view.js';
import type { BoardDay } from '../../domain/marked-booking.js';
import { NEVER_MARKED, type UsualShares } from '../../domain/usual-marks.js';
import type { JobHours } from '../job-hours.js';
import { progressOfJobs } from '../job-progress.js';
import type { BoardsRow, MarkedRow } from './read-boards.js';
import { toMarked, type ReadBooking } from './to-marked.js';

/** A board for its marks, with what was read of its bookings. */
export interface MarkedBoard extends BoardDay {
  bookings: readonly ReadBooking[];
  usual: UsualShares;
}

/** Some days of a branch's boards. */
export class SomeBoards {
  /** By truck id. */
  readonly trucks: ReadonlyMap<string, AttentionTruckView>;

  constructor(
    private readonly branchId: string,
    private readonly read: BoardsRow,
    private readonly hours: JobHours,
  ) {
    this.trucks = new Map(read.trucks.map((truck) => [truck._id, truck]));
  }

  get timezone(): string {
    return this.read.timezone;
  }

  /** As it is at a moment. */
  of(day: LocalDate, now: Date): MarkedBoard {
    return this.board(day, now, ({ known }) => known);
  }

  /** As it was planned: nothing is known of how its jobs went. */
  planned(day: LocalDate, now: Date): MarkedBoard {
    return this.board(day, now, () => null);
  }

  offOn(date: LocalDate): DayAttentionView['off'] {
    return this.read.off
      .filter(({ day }) => day === date)
      .map(({ employee, displayName }) => ({ employee, displayName }));
  }

  private board(
    date: LocalDate,
    now: Date,
    knownOf: (row: MarkedRow) => KnownRow | null,
  ): MarkedBoard {
    const { timezone, planning, lateFinishByP80, operations, seats, usual } = this.read;
    const rows = operations.filter(({ day }) => day === date);
    const progress = progressOfJobs(
      rows.map((row) => ({
        row,
        known: toKnown(knownOf(row)),
        hours: this.hours.of(this.branchId, row.estimate_basis),
      })),
      now,
    );
    const bookings = rows.flatMap((row) => {
      const job = progress.get(row.operation_id);
      return job ? [toMarked(row, job, lateFinishByP80)] : [];
    });
    const crew = { movers: seats.filter(({ day }) => day === date), onCall: [] };
    const { turnaroundMinutes } = planning ?? DEFAULT_DAY_PLANNING;
    return {
      ...{ day: date, timezone, now, bookings, crew, turnaroundMinutes },
      usual: usual ?? NEVER_MARKED,
    };
  }
}
