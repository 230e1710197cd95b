import {
  all,
  atLeast,
  atMost,
  checkedBy,
  ID_MESSAGE,
  isBlank,
  IsObjectId,
  NestedList,
  OneOf,
  REQUIRED_MESSAGE,
  RequiredInstant,
  severalLines,
  textFault,
  WHOLE_MESSAGE,
} from '#kernel/validation/index.js';
import type { Fault } from '#kernel/validation/index.js';
import { isId } from '#kernel/ids.js';
import { MAX_MINUTES, MAX_NOTE, MAX_STAMPS, STAMP_KINDS } from './actual-terms.js';
import type { StampKind } from './actual-terms.js';

/** Needed by one kind of stamp; what others send there is checked, and not kept. */
const neededBy = (
  kind: StampKind,
  name: string,
  fault: (value: unknown) => Fault,
): PropertyDecorator =>
  checkedBy(name, (value, owner) => {
    const isNeeded = (owner as { kind?: unknown }).kind === kind;
    if (value === undefined || value === null) return isNeeded ? REQUIRED_MESSAGE : null;
    return fault(value);
  });

function minutesFault(value: unknown): Fault {
  if (typeof value !== 'number' || !Number.isInteger(value)) return WHOLE_MESSAGE;
  if (value < 1) return atLeast(1);
  return value > MAX_MINUTES ? atMost(MAX_MINUTES) : null;
}

const noteFault = (value: unknown): Fault =>
  isBlank(value) ? REQUIRED_MESSAGE : textFault(value, MAX_NOTE, true);

/** One stamp of POST /actuals/stamps. */
export class StampDto {
  /** Made by the phone. */
  @IsObjectId() id: string;
  @IsObjectId() operation: string;
  @OneOf(STAMP_KINDS, 'required') kind: StampKind;
  /** By the phone's clock. */
  @RequiredInstant() at: string;
  /** Whole minutes, 1 to 600; needed by `extra`. */
  @neededBy('extra', 'minutes', minutesFault) minutes?: number | null;
  /** 1 to 500 characters; needed by `extra`. */
  @all(severalLines(), neededBy('extra', 'note', noteFault)) note?: string | null;
  /** The stamp that an `undo` takes back. */
  @neededBy('undo', 'of', (value) => (isId(value) ? null : ID_MESSAGE)) of?: string | null;
}

/** POST /actuals/stamps. */
export class StoreStampsDto {
  /** When the phone sends, by its own clock. */
  @RequiredInstant() sentAt: string;
  @NestedList(() => StampDto, { presence: 'required', min: 1, max: MAX_STAMPS }) stamps: StampDto[];
}
