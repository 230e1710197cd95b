import {
  all,
  checkedBy,
  Flag,
  INSTANT_MESSAGE,
  isInstant,
  present,
  severalLines,
  textFault,
  WholeNumber,
} from '#kernel/validation/index.js';
import { MAX_MINUTES, MAX_MOVERS, MAX_NOTE } from './actual-terms.js';

const TypedTime = (): PropertyDecorator =>
  checkedBy(
    'instant',
    present('nullable', (value) => (isInstant(value) ? null : INSTANT_MESSAGE)),
  );

const TypedNote = (): PropertyDecorator =>
  all(
    severalLines(),
    checkedBy(
      'text',
      present('nullable', (value) => textFault(value, MAX_NOTE, true)),
    ),
  );

const TypedMinutes = (): PropertyDecorator =>
  WholeNumber({ min: 0, max: MAX_MINUTES, presence: 'nullable' });

/** PUT /actuals/{operation}: what is absent stays, `null` returns to the stamps. */
export class CorrectActualDto {
  /** As read. */
  @WholeNumber({ min: 0, presence: 'required' }) version: number;
  @TypedTime() leftYard?: string | null;
  @TypedTime() started?: string | null;
  @TypedTime() finished?: string | null;
  @TypedTime() backYard?: string | null;
  @WholeNumber({ min: 1, max: MAX_MOVERS, presence: 'nullable' }) movers?: number | null;
  @TypedMinutes() breakMinutes?: number | null;
  @TypedMinutes() extraMinutes?: number | null;
  @TypedNote() extraNote?: string | null;
  @Flag('nullable') exceptional?: boolean | null;
  /** Required where `exceptional` is true. */
  @TypedNote() exceptionalWhy?: string | null;
}
