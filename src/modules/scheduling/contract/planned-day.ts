import type { LocalDate } from '#kernel/local-date.js';
import type { DayPlanning } from '#modules/branches/contract/planning.js';
import type { Confirmation } from '#modules/moves/contract/move-terms.js';
import type { BookingView } from './booking.view.js';
import type {
  DailyAssignmentView,
  DayMoverView,
  DayTruckView,
  ReservationView,
} from './day.view.js';

/** An operation of a day, with what a plan of the day must know of it. */
export interface PlannedJob {
  booking: BookingView;
  /** The customer's. */
  lastName: string;
  confirmation: Confirmation;
  /** Hours by the estimate; null where there is none. */
  automatedHours: number | null;
  hasBegun: boolean;
  /** Instant: when the next job on its truck counts with its end, by its planned length where nobody can say more. */
  endForNext: string;
  /** Hours in which eight of ten such jobs are done; null where nobody can say. */
  p80: number | null;
  /** Exact hours of Drive Out and Drive Back by the yard: typed ones as typed, others as fetched. */
  drives: { out: number; back: number };
}

/** Whoever may be on a crew, with what matters for who takes a seat. */
export interface PlannedPerson extends DayMoverView {
  /** Hours on the other days of the week. */
  weekHours: number;
  /** Whose seat they had the day before; null: nobody's. */
  truckYesterday: string | null;
  /** They work at another branch that day. */
  isElsewhere: boolean;
}

/** A branch's day as whoever plans it must know it. */
export interface PlannedDay {
  day: LocalDate;
  timezone: string;
  isActive: boolean;
  planning: DayPlanning;
  lateFinishByP80: boolean;
  trucks: DayTruckView[];
  assignment: DailyAssignmentView;
  reservations: ReservationView[];
  people: PlannedPerson[];
  /** What is on the board. */
  jobs: PlannedJob[];
  /** What is on no board: of activities of which something is on this one, and what was asked for. */
  offBoard: PlannedJob[];
}
