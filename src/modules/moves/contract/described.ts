import {
  all,
  ClearableFlag,
  converted,
  Decimal,
  NullableQuarterHours,
  OneOf,
  OneOfOrBlank,
  OptionalNotes,
  OptionalText,
  OptionalTextList,
  WholeNumber,
} from '#kernel/validation/index.js';
import { STOP_FIELDS } from '../domain/stop-fields.js';
import type { StopField } from '../domain/stop-field.js';
import { AnySquareFeet, OptionalZip, PackingAmounts } from './location-rules.js';
import { fieldOnWire } from './stop-fields.js';

/** A cleared field gets its blank value. */
const cleared = (empty: readonly unknown[], blank: unknown): PropertyDecorator =>
  converted((value) => (empty.includes(value) ? blank : value));

function ruleOf({ kind, blank }: StopField<unknown>): PropertyDecorator {
  switch (kind.is) {
    case 'line':
      return OptionalText(kind.letters);
    case 'zip':
      return OptionalZip();
    case 'notes':
      return OptionalNotes();
    case 'lines':
      return OptionalTextList(kind.most, kind.letters);
    case 'flag':
      return ClearableFlag();
    case 'choice':
      return blank === ''
        ? OneOfOrBlank(kind.words)
        : all(cleared([null, ''], blank), OneOf(kind.words));
    case 'whole': {
      const { min, max } = kind;
      return blank === null
        ? WholeNumber({ min, max, presence: 'nullable' })
        : all(cleared([null], blank), WholeNumber({ min, max }));
    }
    case 'hours':
      return NullableQuarterHours(0, { max: kind.max });
    case 'degrees':
      return Decimal({ min: -kind.max, max: kind.max, presence: 'nullable' });
    case 'squareFeet':
      return AnySquareFeet();
    case 'amounts':
      return PackingAmounts();
    case 'cents':
    case 'decimal':
    case 'json':
      throw new Error(`A field that is ${kind.is} says for itself how it is sent`);
  }
}

/** Checks a field of a stop as STOP_FIELDS describes the one with this name in the API. */
export const Described = (): PropertyDecorator => (target, name) => {
  const described = fieldOnWire(String(name));
  if (!described) throw new Error(`A stop has no field ${String(name)}`);
  ruleOf(STOP_FIELDS[described])(target, name);
};
