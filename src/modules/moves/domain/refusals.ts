import { conflict } from '#kernel/domain-error.js';
import { CUSTOMER_ERRORS, MOVE_ERRORS } from './move-errors.js';

/** Refusals of moves, all 409; clients know their codes and sentences. */
export const staleNounce = (): Error => conflict('STALE_NOUNCE', CUSTOMER_ERRORS.STALE_NOUNCE);
export const customerInactive = (): Error =>
  conflict('CUSTOMER_INACTIVE', CUSTOMER_ERRORS.CUSTOMER_INACTIVE);
export const blockChanged = (): Error => conflict('BLOCK_CHANGED', MOVE_ERRORS.BLOCK_CHANGED);
export const otherBranch = (): Error => conflict('OTHER_BRANCH', MOVE_ERRORS.OTHER_BRANCH);
