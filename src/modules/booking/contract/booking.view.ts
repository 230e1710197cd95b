import type {
  AvailabilityView,
  RecommendedStartView,
} from '#modules/scheduling/contract/availability.view.js';

/** What a move from a home will take; hours as decimals, dollars. */
export interface QuoteView {
  branchId: string;
  /** IANA name; the times of availability are in this zone. */
  timezone: string;
  hoursLow: number;
  hoursHigh: number;
  costLow: number;
  costHigh: number;
  /** Hours to search for and to reserve. */
  duration: number;
  numMovers: number;
  /** The visitor must prove the email address with a code; absent if not. */
  emailProof?: boolean;
}

/** When a truck of the branch that serves the zip is free. */
export interface FreeSlotsView extends AvailabilityView {
  branchId: string;
  /** At most five of them, best first; absent where the branch shows no order. */
  recommended?: RecommendedStartView[];
}

/** A reserved time, for whoever knows the secret. */
export interface ReservationMadeView {
  reservationId: string;
  secret: string;
  /** Instant, ISO 8601. */
  expiresAt: string;
}

/** Answer of a confirmed reservation. */
export interface ConfirmationView {
  /** What the visitor quotes on the phone; the staff finds the customer by it. */
  confirmation: string;
}
