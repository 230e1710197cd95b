import { CALL_TYPES, type CallType } from '../../../src/modules/calls/contract/call-terms';
import type { Choice } from '../../shared/forms';

const WORDS: Readonly<Record<CallType, string>> = {
  Generic: CALL_TYPES.Generic,
  CourtesyCall: 'Courtesy call',
  AutobookFirstCall: 'Autobook first call',
};

export const callTypeWords = (type: CallType): string => WORDS[type];

export const CALL_TYPE_CHOICES: readonly Choice[] = (Object.keys(WORDS) as CallType[]).map(
  (value) => ({ value, label: WORDS[value] }),
);
