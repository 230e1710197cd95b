import type { LocalDate } from '../../kernel/local-date.js';
import type { EmailTemplate } from './contract/email-terms.js';

/** Where a stop is, in short. */
export interface Place {
  city: string;
  state: string;
  zip: string;
}

/** Told by moves after every write to the customer's activities. */
export interface MoveProjection {
  kind: 'move';
  /** Days of all activities, those without a day left out. */
  activityDays: LocalDate[];
  hasBookedOperation: boolean;
  /** Some activity is committed: the stage is at least BOOKED. */
  isBooked: boolean;
  /** First and last location of the first activity that has any. */
  from: Place | null;
  to: Place | null;
}

/** Told by mail when a send was accepted: from now on the customer has an e-mail. */
export interface EmailAcceptedProjection {
  kind: 'emailAccepted';
}

/** Told by mail when an e-mail was delivered. */
export interface EmailDeliveredProjection {
  kind: 'emailDelivered';
  template: EmailTemplate;
  sent: Date;
  /** The customer's version when the send was accepted: what the e-mail states is as of then. */
  acceptedVersion: number;
}

/** Told by calls when a call was logged. */
export interface CallProjection {
  kind: 'call';
  callType: 'Generic' | 'CourtesyCall' | 'AutobookFirstCall';
  by: string | null;
  when: Date;
}

export type Projection =
  MoveProjection | EmailAcceptedProjection | EmailDeliveredProjection | CallProjection;
