import type { ActualView } from '#modules/actuals/contract/actual.view.js';
import type { BookingStopView } from './booking.view.js';
import type { SeatPosition } from './limits.js';

export interface ScheduleManagerView {
  name: string;
  phone: string;
}

/** One operation of a person's day; instants. */
export interface ScheduleOperationView {
  _id: string;
  /** At the yard: half an hour before `depart`. */
  arrive: string;
  depart: string;
  /** Only where the truck comes straight from the job before; `arrive` is `depart` then. */
  fromJobBefore?: true;
  /** The job. */
  start: string;
  end: string;
  /** Customer id. */
  moveId: string;
  earlyStart: boolean;
  earlyStartNotes: string;
  activityId: string;
  customerName: string;
  moverCount: number;
  /** Half of such jobs take no longer; `null` while nobody can say. */
  hoursP50: number | null;
  /** When the job should start by what is known now; `null` once it started. */
  expectedStart: string | null;
  /** The job before holds the truck up for more than a quarter of an hour. */
  waitsFor: boolean;
  /** In the order of travel. */
  stops: BookingStopView[];
  /** How it went, or goes. */
  actual: ActualView;
}

export interface ScheduleDayView {
  /** Of the board that the day is on. */
  branchId: string;
  branchName: string;
  timezone: string;
  /** `null` while on call. */
  truckName: string | null;
  /** Its own truck is down from then on: `HH:mm` by the branch's clock. */
  unavailableFrom?: string;
  /** The truck that takes over from its own from then on: `HH:mm` by the branch's clock. */
  standIn?: { name: string; from: string };
  position: SeatPosition | null;
  onCall: boolean;
  actingManagerId: string | null;
  supportManagerId: string | null;
  actingManager: ScheduleManagerView | null;
  supportManager: ScheduleManagerView | null;
  operations: ScheduleOperationView[];
  /** Only on a day off, which has no seat, no on-call and no managers. */
  off?: true;
}

/** A person's days by `YYYY-MM-DD`; a day without a seat, on-call or a day off has no key. */
export type ScheduleView = Record<string, ScheduleDayView>;

/**
 * Answer of POST /assignment/schedule/self/feed. Returned once: the server stores only its hash.
 */
export interface CalendarFeedView {
  /** Absolute; whoever has it can read the calendar. */
  url: string;
}
