import type { CustomerStatus } from '#modules/moves/contract/move-terms.js';

/** An earlier customer with one of the email addresses or phones asked for; newest first. */
export interface RepeatMatchView {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  branchId: string;
  /** `YYYY-MM-DD`; `null` without activities. */
  lastActivityDay: string | null;
  status: CustomerStatus;
}
