import { Command } from '@nestjs/cqrs';
import type { AppliedView } from '../../contract/proposal.view.js';
import type { RefusedSteps } from '../step-writer.js';

/** Which option of a proposal is to be done. */
export interface WantedOption {
  proposalId: string;
  option: number;
  /** Of the proposal, as the sender saw it. */
  version: number;
  leaveOut: readonly number[];
  /** How customers agreed, by the number of the step. */
  agreed: Readonly<Record<string, string>>;
}

/**
 * Does an option's steps, all of them or none. Where the day is another by now, nothing is done, the proposal is
 * stale and a new one takes its place, which is answered instead of thrown: it must be stored.
 * @throws 404, 400, 409 PROPOSAL_STATE PROPOSAL_STALE (another version), 422 STEPS_DEPEND AGREEMENT_NEEDED
 */
export class ApplyProposalCommand extends Command<AppliedView | RefusedSteps> {
  constructor(readonly wanted: WantedOption) {
    super();
  }
}
