import type { BranchNameView } from '#modules/moves/contract/customer-contact.view.js';
import type { Urgency } from './customer-list-terms.js';

/** Where a stop is, in short. */
export interface TownView {
  city: string;
  state: string;
  zip: string;
}

/** One row of the new leads. */
export interface LeadRow {
  _id: string;
  firstName: string;
  lastName: string;
  branchId: string;
  branch: BranchNameView;
  /** Instant. */
  created: string;
  /** `YYYY-MM-DD` or `null`. */
  requestedDay: string | null;
  isRepeat: boolean;
  /** First location, `null` if there is none yet. */
  from: TownView | null;
  /** Last location, `null` if there is none yet. */
  to: TownView | null;
  /** Employees who have this customer's page open. */
  viewers: string[];
  /** These only if the query's `columns` name them. */
  phone?: string;
  /** Instant at which somebody wants to call; `null` where nobody planned it. */
  nextCall?: string | null;
  /** With `nextCall`: what the call is about; absent where nobody said. */
  nextCallWords?: string;
}

/** When a customer is called next. */
export interface NextCallView {
  /** Instant; `null`: no call is planned. */
  at: string | null;
  /** What the call is about; absent where nobody said. */
  words?: string;
}

/** One row of the autobookings. */
export interface AutobookingRow extends LeadRow {
  /** Instant of the first confirmation call, `null` if there was none yet. */
  firstCall: string | null;
  urgency: Urgency;
}

/** Answer of the queue sizes. */
export interface QueueSizeView {
  size: number;
}
