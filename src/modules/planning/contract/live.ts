import type { ProposalState } from './proposal-terms.js';

/** What happened to a proposal, inside `changed` on `planning:{branchId}:{date}`. */
export interface ProposalChange {
  kind: 'proposal';
  proposalId: string;
  state: ProposalState;
  version: number;
  progress: number;
}

export const planningTopic = (branchId: string, date: string): `planning:${string}` =>
  `planning:${branchId}:${date}`;
