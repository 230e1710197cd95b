import type { LocalDate } from '#kernel/local-date.js';
import type { LegsFrom, Stop, YardDrive } from './drives.js';
import type { DoneBy, Work } from './work.js';

/** What a free time is judged by; minutes of a worse place on the day. */
export interface SlotWeights {
  gap: number;
  open: number;
  lift: number;
  lead: number;
  mover: number;
  load: number;
  loadFrom: number;
  risk: number;
}

/** The settings of a branch that a search for free times follows. */
export interface SlotSettings {
  directLegs: boolean;
  arrivalWindows: boolean;
  turnaroundMinutes: number;
  longestWaitMinutes: number;
  windowMinutes: number;
  shortestJobHours: number;
  slotWeights: SlotWeights;
}

/** The job that a time is looked for. */
export interface WantedJob {
  minutes: number;
  out: YardDrive;
  back: YardDrive;
  /** Where a drive straight from another job may end; null: none may. */
  arrives: Stop | null;
  leaves: Stop | null;
  /** At once. */
  truckCount: number;
  /** On each truck. */
  moverCount: number;
  requiresLift: boolean;
  /** How long it takes; null where nobody can say. */
  takes: DoneBy | null;
}

/** A truck that works on a day. */
export interface SlotTruck {
  id: string;
  name: string;
  hasLift: boolean;
  /** Until when it works, in minutes after midnight. */
  worksUntil: number;
  /** When its row cannot be used: other rows keep the trucks that serve it. */
  kept?: readonly { start: number; end: number }[];
  /** When a truck without a lift serves it. */
  withoutLift?: readonly { start: number; end: number }[];
  /** Bookings and live holds by the start of their jobs. */
  truckDay: readonly Work[];
}

/** A day of the branch. */
export interface SlotDay {
  day: LocalDate;
  /** Before this minute of the day no truck leaves the yard for the job. */
  leavesFrom: number;
  /** By name. */
  trucks: readonly SlotTruck[];
  /** Booked minutes by those that can be booked. */
  load: number;
}

/** Everything that a search looks at; times in minutes after midnight on the branch's clock. */
export interface SlotSearch {
  wanted: WantedJob;
  settings: SlotSettings;
  /** Quarter hours at which the job may start, in order. */
  starts: readonly number[];
  /** The last start that the customer wishes; null for any. */
  wishedUntil: number | null;
  days: readonly SlotDay[];
  /** Who is employed at the branch: team leads; movers and team leads. */
  crew: { leads: number; people: number };
  legs: LegsFrom;
}

/** Of a day: nothing counts as free before or after. */
export const DAY_BEGINS = 8 * 60;
export const JOBS_END = 18 * 60 + 30;
