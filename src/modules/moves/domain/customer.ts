import type { LocalDate } from '#kernel/local-date.js';
import type { ContractStage, CustomerStatus, EmailTemplate, PhoneType } from './customer-terms.js';

/** What a person may enter about a customer; texts `''` when empty, money in cents. */
export interface CustomerValues {
  readonly branchId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly altEmail: string;
  /** Name of a marketing source. */
  readonly referredBy: string;
  readonly phone: string;
  readonly phoneType: PhoneType | '';
  readonly altPhone: string;
  readonly altPhoneType: PhoneType | '';
  readonly altFirstName: string;
  readonly altLastName: string;
  readonly isRepeat: boolean;
  readonly previousContractId: string | null;
  /** Tracking id of another system. */
  readonly externalId: string;
  /** Employee id; null for nobody. */
  readonly managedBy: string | null;
  readonly notes: string;
  /** For one mover for one hour. */
  readonly rateCents: number;
  readonly requestedDay: LocalDate | null;
  readonly doNotDisturb: boolean;
  readonly moveAlerts: string;
  readonly actualPriceCents: number | null;
}

/** A call that is made once: by whom (employee id) and when. */
export interface MadeCall {
  readonly by: string | null;
  readonly when: Date;
}

/** Who a move is for, and how far the contract has come. */
export interface Customer extends CustomerValues {
  readonly id: string;
  /** Of everything inside the move: each write by a person raises it. */
  readonly version: number;
  readonly created: Date;
  readonly status: CustomerStatus;
  /** Created through the public booking calls. */
  readonly autobooking: boolean;
  /** A confirmation was sent and the plan has changed since. */
  readonly reconfirm: boolean;
  /** The version that last changed what a confirmation states. */
  readonly planVersion: number;
  /** Highest stage reached so far, without CLOSED, which depends on the present day. */
  readonly stage: ContractStage;
  readonly courtesyCall: MadeCall | null;
  readonly firstCall: MadeCall | null;
  readonly hasPhoneEvent: boolean;
  /** Calls that raise the stage, counted up to two. */
  readonly stageCalls: number;
  /** An email was accepted for sending. */
  readonly hasEmail: boolean;
  /** When the last email of a kind was delivered. */
  readonly lastEmails: Readonly<Record<EmailTemplate, Date | null>>;
}

/** What is entered for a new customer; the rest starts blank. */
export type SentCustomer = Pick<
  CustomerValues,
  'branchId' | 'firstName' | 'lastName' | 'referredBy'
> &
  Partial<CustomerValues> & { readonly autobooking?: boolean };
