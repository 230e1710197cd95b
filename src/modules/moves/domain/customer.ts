import type { LocalDate } from '../../../kernel/local-date.js';

/** What a person may write of a customer; texts `''` when empty, money in cents. */
export interface CustomerValues {
  readonly branchId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly altEmail: string;
  readonly referredBy: string;
  readonly phone: string;
  readonly phoneType: 'Mobile' | 'Landline' | '';
  readonly altPhone: string;
  readonly altPhoneType: 'Mobile' | 'Landline' | '';
  readonly altFirstName: string;
  readonly altLastName: string;
  readonly isRepeat: boolean;
  readonly previousContractId: string | null;
  readonly externalId: string;
  readonly managedBy: string | null;
  readonly notes: string;
  readonly rateCents: number;
  readonly requestedDay: LocalDate | null;
  readonly doNotDisturb: boolean;
  readonly moveAlerts: string;
  readonly actualPriceCents: number | null;
}

/** How far a customer has come; a contract only ever rises. Source: product-1 section 3. */
export type Stage = 1 | 20 | 30 | 40 | 50 | 60 | 100;

/** Who a move is for, and how far the contract has come. */
export interface Customer extends CustomerValues {
  readonly id: string;
  /** Of everything inside the move; the wire's nounce. */
  readonly version: number;
  readonly created: Date;
  readonly status: 'active' | 'inactive';
  /** Made through the public booking calls. */
  readonly autobooking: boolean;
  /** A confirmation went out and the plan is another one since. */
  readonly reconfirm: boolean;
  /** The version that last changed what a confirmation states. */
  readonly planVersion: number;
  /** Highest stage reached so far, without CLOSED, which depends on the day one looks. */
  readonly stage: Stage;
  readonly courtesyCallBy: string | null;
  readonly courtesyCallWhen: Date | null;
  readonly firstCallBy: string | null;
  readonly firstCallWhen: Date | null;
  readonly lastConfirmation: Date | null;
  readonly lastAutoconfirm: Date | null;
}

/** What is said of a new customer; the rest begins blank. */
export type NewCustomer = Pick<
  CustomerValues,
  'branchId' | 'firstName' | 'lastName' | 'referredBy'
> &
  Partial<CustomerValues> & { readonly autobooking?: boolean };
