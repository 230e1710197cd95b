import { CONTRACT_STAGES, type ContractStage } from '#modules/moves/contract/move-terms.js';

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

/** Every stage with its word, in the order of a contract. */
export const STAGES: readonly { stage: ContractStage; label: string }[] = NAMES.map((name) => ({
  stage: CONTRACT_STAGES[name],
  label: LABELS[name],
}));
