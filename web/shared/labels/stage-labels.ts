import {
  CONTRACT_STAGES,
  type ContractStage,
  type CustomerStatus,
} from '#modules/moves/contract/move-terms.js';

const LABELS: Readonly<Record<keyof typeof CONTRACT_STAGES, string>> = {
  CREATED: 'Created',
  RFQ_SENT: 'RFQ sent',
  FIRST_CALL: 'First call',
  SECOND_CALL: 'Second call',
  BOOKED: 'Booked',
  CONFIRMATION_CALL: 'Confirmation call',
  CLOSED: 'Closed',
};

const NAMES = Object.keys(CONTRACT_STAGES) as (keyof typeof CONTRACT_STAGES)[];

/** How far a customer has come, in words. */
export function stageLabel(stage: number): string {
  const known = NAMES.find((name) => CONTRACT_STAGES[name] === stage);
  return known ? LABELS[known] : `Stage ${stage}`;
}

/** How a customer stands. */
export interface Standing {
  status: CustomerStatus;
  /** The highest stage reached. */
  stage: number;
  /** Some truck is booked. */
  isBooked: boolean;
}

const CANCELED = 'Canceled';
const NOT_BOOKED = 'Not booked';

/** Where a customer stands now: a stage that was reached says nothing of trucks given back since. */
export function standingLabel({ status, stage, isBooked }: Standing): string {
  const { BOOKED, CLOSED } = CONTRACT_STAGES;
  if (status === 'inactive') return CANCELED;
  return !isBooked && stage >= BOOKED && stage < CLOSED ? NOT_BOOKED : stageLabel(stage);
}

/** Every stage with its word, in the order of a contract. */
export const STAGES: readonly { stage: ContractStage; label: string }[] = NAMES.map((name) => ({
  stage: CONTRACT_STAGES[name],
  label: LABELS[name],
}));
