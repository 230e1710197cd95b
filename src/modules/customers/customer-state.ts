import type { LocalDate } from '../../kernel/local-date.js';
import type { ContractStage, PhoneType } from './contract/customer-terms.js';

/** What a person may write of a customer; texts `''` when empty, money in cents. */
export interface CustomerValues {
  branchId: string;
  firstName: string;
  lastName: string;
  email: string;
  altEmail: string;
  referredBy: string;
  phone: string;
  phoneType: PhoneType | '';
  altPhone: string;
  altPhoneType: PhoneType | '';
  altFirstName: string;
  altLastName: string;
  isRepeat: boolean;
  previousContractId: string | null;
  externalId: string;
  managedBy: string | null;
  notes: string;
  rateCents: number;
  requestedDay: LocalDate | null;
  doNotDisturb: boolean;
  moveAlerts: string;
  actualPriceCents: number | null;
}

/** What only the server writes. */
export interface CustomerFacts {
  status: 'active' | 'inactive';
  autobooking: boolean;
  /** A confirmation went out and the plan is another one since. */
  reconfirm: boolean;
  /** The version that last changed what a confirmation states. */
  planVersion: number;
  /** Highest stage reached so far, without CLOSED, which depends on the day one looks. */
  stage: ContractStage;
}

/** A customer as the modules above see it; `version` as text is the nounce. */
export interface CustomerState extends CustomerValues, CustomerFacts {
  id: string;
  version: number;
  created: Date;
  courtesyCallBy: string | null;
  courtesyCallWhen: Date | null;
  firstCallBy: string | null;
  firstCallWhen: Date | null;
  lastConfirmation: Date | null;
  lastAutoconfirm: Date | null;
}
