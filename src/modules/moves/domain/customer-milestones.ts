import type { Customer } from './customer.js';
import { CONTRACT_STAGES } from './customer-terms.js';
import type { CallType, ContractStage, EmailTemplate } from './customer-terms.js';

/*
 * Facts that other modules note on a customer. They need and change no version, because they are
 * nobody's edit (R-CUST-13, R-CUST-14, R-MOVE-16).
 */

const { RFQ_SENT, FIRST_CALL, SECOND_CALL, BOOKED, CONFIRMATION_CALL } = CONTRACT_STAGES;

/** A stage only ever moves up. */
const advanceStage = (stage: ContractStage, reached: ContractStage): ContractStage =>
  reached > stage ? reached : stage;

/** An email was accepted for sending. */
export const emailAccepted = (customer: Customer): Customer => ({ ...customer, hasEmail: true });

export interface DeliveredEmail {
  readonly template: EmailTemplate;
  readonly sent: Date;
  /** The customer's version when the send was accepted: what the email states is as of then. */
  readonly acceptedVersion: number;
}

/** Templates that state the plan. */
export const isConfirmation = (template: EmailTemplate): boolean =>
  template === 'confirmation' || template === 'autoconfirm';

const later = (a: Date | null, b: Date): Date => (a !== null && a > b ? a : b);

/**
 * An email was delivered; if the plan changed after it was accepted, the email does not state it.
 */
export function emailDelivered(customer: Customer, email: DeliveredEmail): Customer {
  const { stage, reconfirm, planVersion, lastEmails } = customer;
  const { template, sent, acceptedVersion } = email;
  return {
    ...customer,
    hasEmail: true,
    lastEmails: { ...lastEmails, [template]: later(lastEmails[template], sent) },
    stage: template === 'rfq' ? advanceStage(stage, RFQ_SENT) : stage,
    reconfirm: isConfirmation(template) ? planVersion > acceptedVersion : reconfirm,
  };
}

/** The version of the plan that a delivered email states: one of later does not count for it. */
export const statedPlan = (
  { planVersion }: Customer,
  { acceptedVersion }: DeliveredEmail,
): number => Math.min(planVersion, acceptedVersion);

export interface LoggedCall {
  readonly callType: CallType;
  /** Employee id. */
  readonly by: string | null;
  readonly when: Date;
}

const ENOUGH_CALLS = 2;

/**
 * A call was logged. A courtesy call confirms; the others count, and the second one raises the
 * stage further.
 */
export function callLogged(customer: Customer, { callType, by, when }: LoggedCall): Customer {
  const { stage, stageCalls } = customer;
  const noted = { ...customer, hasPhoneEvent: true };
  if (callType === 'CourtesyCall') {
    return { ...noted, stage: advanceStage(stage, CONFIRMATION_CALL), courtesyCall: { by, when } };
  }
  return {
    ...noted,
    stageCalls: Math.min(stageCalls + 1, ENOUGH_CALLS),
    stage: advanceStage(stage, stageCalls > 0 ? SECOND_CALL : FIRST_CALL),
    ...(callType === 'AutobookFirstCall' ? { firstCall: { by, when } } : {}),
  };
}

/** Some activity has all its trucks. */
export const booked = (customer: Customer): Customer => ({
  ...customer,
  stage: advanceStage(customer.stage, BOOKED),
});
