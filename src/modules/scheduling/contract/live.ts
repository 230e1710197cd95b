import type { DayPlanning } from '#modules/branches/contract/planning.js';
import type { Confirmation } from '#modules/moves/contract/move-terms.js';
import type { BookingView } from './booking.view.js';
import type { DailyAssignmentView, NotesView } from './day.view.js';
import type { ProgressView, TailView } from './progress.view.js';

/** One thing that happened on a board, inside `changed` on `board:{branchId}:{date}`. */
export type BoardChange =
  /** An operation was placed, moved, or changed on this day. `nounce` is its customer's new one. */
  | {
      kind: 'booking';
      customerId: string;
      nounce: string;
      operationId: string;
      booking?: BookingView;
      confirmation?: Confirmation;
    }
  /** An operation left this board. */
  | { kind: 'unbooked'; customerId: string; nounce: string; operationId: string }
  /** A customer shown here has a new nounce, and nothing that the board shows changed. */
  | { kind: 'nounce'; customerId: string; nounce: string }
  /** A customer shown here was told the plan, or need not be told again. Without `confirmation` for reduced readers. */
  | { kind: 'confirmation'; customerId: string; confirmation?: Confirmation }
  | { kind: 'assignment'; assignment?: DailyAssignmentView }
  | { kind: 'notes'; notes?: NotesView }
  /** Trucks became available, unavailable, were added or removed: fetch them again. */
  | { kind: 'trucks'; truckIds: string[] }
  | { kind: 'reservations' }
  /** Its branch plans its days otherwise now. */
  | { kind: 'planning'; planning: DayPlanning }
  /** A crew stamped how far a job is, or the office entered it, or the one before on its truck goes otherwise. */
  | ProgressChange;

/** How far the job of an operation is by now. */
export interface ProgressChange {
  kind: 'progress';
  operationId: string;
  progress: ProgressView;
  tail: TailView | null;
}

/** `change` of a `changed`: everything one write did to the topic. */
export interface ChangeItems<T> {
  items: T[];
  /** Employee id of whoever made the change; absent for the system. */
  actorId?: string;
}

export const boardTopic = (branchId: string, date: string): `board:${string}` =>
  `board:${branchId}:${date}`;
