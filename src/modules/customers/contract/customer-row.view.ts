import type { BranchNameView } from '#modules/moves/contract/customer-contact.view.js';
import type { ContractStage, CustomerStatus } from '#modules/moves/contract/move-terms.js';

/** When the last email of each kind was sent: instants, `null` if none was. */
export interface LastEmailsView {
  rfq: string | null;
  confirmation: string | null;
  mym: string | null;
  followup: string | null;
}

/** One row of the customer list. */
export interface CustomerRow {
  _id: string;
  firstName: string;
  lastName: string;
  status: CustomerStatus;
  isRepeat: boolean;
  branchId: string;
  branch: BranchNameView;
  /** `YYYY-MM-DD`; `null` where the customer named no day. */
  requestedDay: string | null;
  /** Earliest activity day from today on, `elapsed` when all have passed, `null` without any. */
  nextActivity: string | null;
  lastEmails: LastEmailsView;
  /** Employee id; `null` for nobody. */
  managedBy: string | null;
  /** These only if the query's `columns` name them. */
  phone?: string;
  /** Of the first stop; `null` without one. */
  city?: string | null;
  stage?: ContractStage;
  /** Whether some truck is booked; comes with `stage`, which never falls. */
  isBooked?: boolean;
  /** Whether some day has all the trucks that it wants; comes with `stage`. */
  isFullyBooked?: boolean;
  /** Instant at which the first truck starts on the next day of work; `null` without one. */
  nextStart?: string | null;
  /** Dollars, of all days; absent for reduced readers. */
  estimate?: number;
  /** Name of a marketing source; absent for reduced readers. */
  source?: string;
  /** Instant. */
  created?: string;
  /** Instant at which somebody wants to call; `null` where nobody planned it. Absent for reduced readers. */
  nextCall?: string | null;
  /** With `nextCall`: what the call is about, `null` without one. */
  nextCallWords?: string | null;
}

/** Answer of GET /customer. */
export interface CustomerListView {
  customers: CustomerRow[];
  total: number;
}

/** What `nextActivity` says when every activity day has passed. */
export const ELAPSED = 'elapsed';

/** A list of customers that somebody named. */
export interface SavedViewView {
  _id: string;
  name: string;
  shared: boolean;
  /** Employee id of whoever made it. */
  ownerId: string;
  /** The query of GET /customer, without a page. */
  query: Readonly<Record<string, string | number | string[]>>;
}
