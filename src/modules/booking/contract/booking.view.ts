import type { AvailabilityView } from '#modules/scheduling/contract/availability.view.js';

/** What a move from a home will take; hours as decimals, dollars. */
export interface QuoteView {
  branchId: string;
  /** IANA name; the times of availability are on its clock. */
  timezone: string;
  hoursLow: number;
  hoursHigh: number;
  costLow: number;
  costHigh: number;
  /** Hours to look for and to reserve. */
  duration: number;
  numMovers: number;
  /** Who books here proves the e-mail address by a code; absent where nobody does. */
  emailProof?: boolean;
}

/** When a truck of the branch that serves the zip is free. */
export interface FreeSlotsView extends AvailabilityView {
  branchId: string;
}

/** A time kept for whoever knows the secret. */
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
