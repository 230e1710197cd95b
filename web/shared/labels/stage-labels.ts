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

/** Which trucks a customer has: of all days none, of none all that it wants, or all of some day. */
export type BookedTrucks = 'none' | 'some' | 'all';

/** How a customer stands. */
export interface Standing {
  status: CustomerStatus;
  /** The highest stage reached. */
  stage: number;
  trucks: BookedTrucks;
}

const CANCELED = 'Canceled';
const NOT_BOOKED = 'Not booked';
const PARTLY_BOOKED = 'Partly booked';

/** Where a customer stands now: a stage that was reached says nothing of trucks given back since. */
export function standingLabel({ status, stage, trucks }: Standing): string {
  const { BOOKED, CLOSED } = CONTRACT_STAGES;
  if (status === 'inactive') return CANCELED;
  if (stage >= CLOSED || trucks === 'all') return stageLabel(stage);
  if (trucks === 'some') return PARTLY_BOOKED;
  return stage >= BOOKED ? NOT_BOOKED : stageLabel(stage);
}

/** How far a customer is for the eye: a ring while nothing is sold, a half, a full dot. */
export function standingFill({ status, stage, trucks }: Standing): 'none' | 'half' | 'full' {
  const { RFQ_SENT, BOOKED, CLOSED } = CONTRACT_STAGES;
  if (status === 'inactive') return 'none';
  if (stage >= CLOSED) return 'full';
  if (trucks === 'some') return 'half';
  if (stage >= BOOKED) return trucks === 'all' ? 'full' : 'none';
  return stage >= RFQ_SENT ? 'half' : 'none';
}

/** Every stage with its word, in the order of a contract. */
export const STAGES: readonly { stage: ContractStage; label: string }[] = NAMES.map((name) => ({
  stage: CONTRACT_STAGES[name],
  label: LABELS[name],
}));
