import type { CustomerContactView } from './customer-contact.view.js';
import type { EmailStatus, EmailTemplate } from './move-terms.js';
import type { ActivityView } from './activity.view.js';

/** What is true of a customer's move as a whole. */
export interface MoveMetaView {
  /** Dollars for one mover for one hour. Absent for reduced readers. */
  rate?: number;
  /** `YYYY-MM-DD`; `null` if the customer named no day. */
  requestedDay: string | null;
  doNotDisturb: boolean;
  /** Requires reconfirmation. */
  reconfirm: boolean;
  /** Dollars over all activities. Absent for reduced readers. */
  curTotalEstimate?: number;
  curTotalEstimateMin?: number;
  /** Dollars; `null` while unknown. Absent for reduced readers. */
  actualPrice?: number | null;
  moveAlerts: string;
  /** Instant. */
  created: string;
}

/** An email to this customer. */
export interface MoveEmailView {
  _id: string;
  template: EmailTemplate;
  subject: string;
  recipient: string;
  /** Instant; `null` until it is handed over. */
  sent: string | null;
  /** Employee id; `null` for the system. */
  sender: string | null;
  status: EmailStatus;
}

export interface MoveView {
  meta: MoveMetaView;
  /** Absent for reduced readers. */
  emails?: MoveEmailView[];
  /** By day. */
  activities: ActivityView[];
}

/** A whole customer. */
export interface CustomerView extends CustomerContactView {
  /** Actual price of `previousContractId`, dollars; `null` without. Absent for reduced readers. */
  previousActualPrice?: number | null;
  move: MoveView;
}

/** Answer of POST /customermgt and POST /customer/clone/{id} (201). */
export interface CreatedView {
  id: string;
}
