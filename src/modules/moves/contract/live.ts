import type { CustomerView } from './customer.view.js';
import type { DriveTimeFetchStatus } from './move-terms.js';

/** One thing that happened to a customer, inside `changed` on `customer:{id}`. */
export type CustomerChange =
  /** Something that a PUT can write has changed: fetch the customer again. */
  | { kind: 'customer'; nounce: string; status: CustomerView['status'] }
  /** Legs were fetched, or failed. */
  | { kind: 'drivetimes'; activityId: string; status: DriveTimeFetchStatus }
  /** Stops of the activity have become a problem, a different one, or none. */
  | { kind: 'problems'; activityId: string }
  /** A call was logged. */
  | { kind: 'call'; eventId: string }
  /** The next call was planned for another time, or no longer is. */
  | { kind: 'nextCall'; eventId: string }
  /** A time was held for it, or no longer is. */
  | { kind: 'held'; eventId: string }
  /** An email changed its state. */
  | { kind: 'email'; emailId: string }
  /** Somebody stamped or entered how a job really went. */
  | { kind: 'actual'; operationId: string }
  /** 'Requires reconfirmation' was raised or dismissed. */
  | { kind: 'reconfirm'; reconfirm: boolean };

export const customerTopic = (customerId: string): `customer:${string}` => `customer:${customerId}`;
