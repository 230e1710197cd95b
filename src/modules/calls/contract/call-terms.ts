import type { CallType } from '#modules/moves/contract/move-terms.js';

export { CALL_TYPE_NAMES, type CallType } from '#modules/moves/contract/move-terms.js';

/** How people read the kinds of call. */
export const CALL_TYPES = {
  Generic: 'Generic Call',
  CourtesyCall: 'CourtesyCall',
  AutobookFirstCall: 'AutobookFirstCall',
} as const satisfies Record<CallType, string>;
