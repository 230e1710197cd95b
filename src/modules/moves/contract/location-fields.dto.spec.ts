import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { checkDto } from '#kernel/validation/index.js';
import type { StopField } from '../domain/stop-field.js';
import { SENT_STOP_FIELDS, STOP_FIELD_NAMES, STOP_FIELDS } from '../domain/stop-fields.js';
import { LOCATION_FIELDS } from './editable-fields.js';
import { LocationFieldsDto } from './location-fields.dto.js';
import { wireNameOf } from './stop-fields.js';

const writtenBy = (who: StopField<unknown>['by']): string[] =>
  STOP_FIELD_NAMES.filter((name) => STOP_FIELDS[name].by === who).map(wireNameOf);

/** Stored next to the value that is shown. */
const HIDDEN = ['zoneFee'];
/** Not a field of a stop, though the API has it. */
const OF_THE_WIRE = ['_id', 'items', 'itemVolume', 'suggestedWorktime'];
const ODD = { odd: true };
/** Values that are not numbers are refused by the checks before a save. */
const ODD_FOR: Readonly<Record<string, unknown>> = { sqft: -1 };

/** Whether anything is refused in this field, or there is no such field. */
const faultsOf = (field: string) =>
  checkDto(LocationFieldsDto, { [field]: ODD_FOR[field] ?? ODD }).faults.map(
    ({ path }) => path.split('.')[0],
  );

describe('what may be sent of a location', () => {
  it.each([...writtenBy('person, as sent'), ...writtenBy('person')])(
    'has a checked field %s, which a person changes',
    (field) => {
      expect(faultsOf(field)).toContain(field);
      expect(LOCATION_FIELDS).toContain(field);
    },
  );

  it.each(writtenBy('server').filter((field) => !HIDDEN.includes(field)))(
    'may bring %s back, which is the server’s and is dropped',
    (field) => {
      const { faults, value } = checkDto(LocationFieldsDto, { [field]: ODD });
      expect([faults, Object.keys(value)]).toEqual([[], []]);
      expect(LOCATION_FIELDS).not.toContain(field);
    },
  );

  it.each([...SENT_STOP_FIELDS])(
    'is %s as nobody has said anything yet, and at its limits',
    (name) => {
      const { kind, blank }: StopField<unknown> = STOP_FIELDS[name];
      const faults = (value: unknown) =>
        checkDto(LocationFieldsDto, { [wireNameOf(name)]: value }).faults;
      expect(faults(blank)).toEqual([]);
      switch (kind.is) {
        case 'line':
          expect(faults('a'.repeat(kind.letters))).toEqual([]);
          expect(faults('a'.repeat(kind.letters + 1))).toHaveLength(1);
          break;
        case 'whole':
          expect([faults(kind.min), faults(kind.max)]).toEqual([[], []]);
          expect([faults(kind.min - 1), faults(kind.max + 1)]).toMatchObject([[{}], [{}]]);
          break;
        case 'hours':
        case 'degrees':
          expect(faults(kind.max)).toEqual([]);
          expect(faults(kind.max + 1)).toHaveLength(1);
          break;
        case 'choice':
          expect(kind.words.flatMap(faults)).toEqual([]);
          expect(faults('something else')).toHaveLength(1);
          break;
        default:
          expect(faults(ODD).length).toBeGreaterThan(0);
      }
    },
  );

  it('has no field that is not described', () => {
    const checked = getMetadataStorage()
      .getTargetValidationMetadatas(LocationFieldsDto, '', false, false)
      .map(({ propertyName }) => propertyName);
    const described = STOP_FIELD_NAMES.map(wireNameOf).filter((name) => !HIDDEN.includes(name));
    expect([...new Set(checked)].sort()).toEqual([...described, ...OF_THE_WIRE].sort());
  });
});
