import type { FieldFault } from '#kernel/domain-error.js';
import {
  all,
  checkedBy,
  clearable,
  isBlank,
  severalLines,
  textFault,
} from '#kernel/validation/index.js';
import { MOVE_MESSAGES } from './messages.js';

interface SentOperation {
  _id?: unknown;
  earlyStart?: unknown;
}

const EARLY_NOTES_LENGTH = 1_000;

/** Early Start requires its notes; for a known operation they may be stored already. */
export const EarlyStartNotes = (): PropertyDecorator =>
  all(
    severalLines(),
    clearable(),
    checkedBy('earlyStartNotes', (value, owner) => {
      const { _id, earlyStart } = owner as SentOperation;
      const lacking = value === undefined ? _id === undefined : isBlank(value);
      if (earlyStart === true && lacking) return MOVE_MESSAGES.earlyStartNotes;
      return value === undefined ? null : textFault(value, EARLY_NOTES_LENGTH, true);
    }),
  );

/** What a complete operation lacks: the body merged into what is stored. */
export const operationFaults = (
  operation: { earlyStart?: unknown; earlyStartNotes?: unknown },
  path = '',
): FieldFault[] =>
  operation.earlyStart === true && isBlank(operation.earlyStartNotes)
    ? [
        {
          path: path ? `${path}.earlyStartNotes` : 'earlyStartNotes',
          message: MOVE_MESSAGES.earlyStartNotes,
        },
      ]
    : [];
