import type { CallType } from '#modules/moves/contract/move-terms.js';

/** The longest text of what a planned call is about, in characters. */
export const MAX_CALL_WORDS = 200;

export { CALL_TYPE_NAMES, type CallType } from '#modules/moves/contract/move-terms.js';

/** How people read the kinds of call. */
export const CALL_TYPES = {
  Generic: 'Generic Call',
  CourtesyCall: 'CourtesyCall',
  AutobookFirstCall: 'AutobookFirstCall',
} as const satisfies Record<CallType, string>;
