import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { BookingView } from './booking.view.js';

/**
 * What is where an operation was to go, in the `with` of SLOT_TAKEN; times `HH:mm` on the branch's
 * clock.
 */
export interface InTheWayView {
  kind: 'booking' | 'hold';
  /** `null` for a reservation. */
  operation: string | null;
  /** `null` for a reservation. */
  customerName: string | null;
  start: string;
  end: string;
}

/** A booking that keeps a truck in service for longer, sent with TRUCK_HAS_BOOKINGS. */
export type TruckBookingView = Omit<InTheWayView, 'kind'>;

/** The first and the last start that is offered, sent with START_NOT_OFFERED; `HH:mm`. */
export interface StartLimits {
  earliest: string;
  latest: string;
}

/** Answer of POST /move/activity/{activityId}/rebook. */
export interface RebookedView {
  nounce: string;
  activity: ActivityView;
  /** What is on a truck now. */
  bookings: BookingView[];
}
