import type { BookingView } from './booking.view.js';
import type { HolderView } from './day.view.js';
import type { ArrivalWindowView, SlotTruckView } from './slots.view.js';

/** A time that a colleague holds. */
export interface HoldView {
  _id: string;
  branchId: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Of the job; instants. */
  start: string;
  end: string;
  window: ArrivalWindowView | null;
  /** By name. */
  trucks: SlotTruckView[];
  /** Hours of the job. */
  duration: number;
  activityId: string | null;
  /** Of a page that is not saved yet. */
  draft: string | null;
  heldBy: HolderView;
  /** Instant. */
  expiresAt: string;
  /** It can be renewed once. */
  renewed: boolean;
}

/** A move before or after a booked one, whose drives changed with it. */
export interface NeighborView {
  customerId: string;
  nounce: string;
  booking: BookingView;
}

/** A time that a visitor of the web site holds while they fill in the form; nothing is known of them yet. */
export interface OnlineHoldView {
  /** Of the reservation. */
  _id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Of the job; instants. */
  start: string;
  end: string;
  /** By name. */
  truck: string;
  /** Instant. */
  expiresAt: string;
}

/** Answer of POST /slots/hold/{id}/book. */
export interface HoldBookedView {
  nounce: string;
  /** All operations of the activity. */
  bookings: BookingView[];
  neighbors: NeighborView[];
}

/** What became of a held time; "ended" without anybody who gave it back, before its time. */
export type HeldStep = 'taken' | 'renewed' | 'givenBack' | 'again' | 'ended' | 'booked';

/** A held time as the history has it, before and after what became of it. */
export interface HeldTimeTold {
  /** Who holds it. */
  employee: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** By name. */
  trucks: string[];
  /** Of the job; instants. */
  start: string;
  end: string;
  /** Instant at which it ends by itself. */
  until: string;
}

/** What the history calls a held time. */
export const holdField = (holdId: string): string => `holds.${holdId}`;

/** Under which name an event of the trail has a held time as it was given back. */
export const ENDED_HOLD = 'endedHold';
