import type { ProposalPart } from '../domain/proposal.js';

export { incompleteSentence } from '../domain/proposal.js';

/** Answer of GET /mailer/proposal: what the server adds to quotes and confirmations. */
export interface ProposalView {
  /** The customer's branch is in a state that asks for a written proposal. */
  required: boolean;
  /** Safe; `''` where nothing is added, or something is missing. */
  html: string;
  /** What is missing; while anything is, such an email is refused. */
  missing: ProposalPart[];
}
