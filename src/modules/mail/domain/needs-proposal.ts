import { stateOfAddress } from '#kernel/address-key.js';

/** States whose law asks for a written proposal before a move: Texas, 43 TAC 218.56. */
const STATES: readonly (string | undefined)[] = ['TX'];

/**
 * Whether quotes and confirmations of a branch must contain a written proposal (R-MAIL-12): it is
 * where the branch is that counts, not where anybody moves.
 * @param branchAddress as the branch has it, in one line
 */
export const needsProposal = (branchAddress: string): boolean =>
  STATES.includes(stateOfAddress(branchAddress));
