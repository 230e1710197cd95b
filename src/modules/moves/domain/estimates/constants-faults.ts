import type { FieldFault } from '#kernel/domain-error.js';
import type { BedroomRow, EstimateConstants, SizeRow } from './estimate-constants.js';

/** What a home of each size takes. */
export type ConstantTable = 'apartmentValues' | 'houseValues' | 'storageValues' | 'portableValues';

const UNBOUNDED = Number.POSITIVE_INFINITY;
const keyOf = (row: BedroomRow | SizeRow): number =>
  'bedrooms' in row ? row.bedrooms : (row.upTo ?? UNBOUNDED);

/** Each row must be larger than the one before and never fall in minutes, or a larger home would take less time. */
function tableFaults(table: ConstantTable, rows: readonly (BedroomRow | SizeRow)[]): FieldFault[] {
  if (rows.length === 0) return [{ path: table, message: 'At least one row is needed' }];
  const faults: FieldFault[] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    const path = `${table}.${index}`;
    if (!(row.minutes >= 0))
      faults.push({ path: `${path}.minutes`, message: 'Must not be negative' });
    if (!before) return;
    if (keyOf(row) <= keyOf(before))
      faults.push({ path, message: 'Each row must be larger than the one before' });
    if (row.minutes < before.minutes) {
      faults.push({ path: `${path}.minutes`, message: 'A larger size cannot take less time' });
    }
  });
  return faults;
}

function openEndFaults(table: ConstantTable, rows: readonly SizeRow[]): FieldFault[] {
  const last = rows.at(-1);
  return last && last.upTo !== null
    ? [
        {
          path: `${table}.${rows.length - 1}.upTo`,
          message: 'The last row must have no upper limit',
        },
      ]
    : [];
}

const POSITIVE = ['unloadFactor', 'thirdMoverFactor', 'volumePerMinute', 'truckVolume'] as const;
const NOT_NEGATIVE = [
  'stairsCoefficient',
  'elevatorCoefficient',
  'storiesCoefficient',
  'walkCoefficient',
  'boxMinutes',
] as const;

/** What keeps a set of constants from being used; empty when it may take effect. */
export function constantsFaults(constants: EstimateConstants): FieldFault[] {
  const { apartmentValues, houseValues, storageValues, portableValues } = constants;
  return [
    ...tableFaults('apartmentValues', apartmentValues),
    ...tableFaults('houseValues', houseValues),
    ...openEndFaults('houseValues', houseValues),
    ...tableFaults('storageValues', storageValues),
    ...openEndFaults('storageValues', storageValues),
    ...tableFaults('portableValues', portableValues),
    ...openEndFaults('portableValues', portableValues),
    ...POSITIVE.filter((name) => !(constants[name] > 0)).map((path) => ({
      path,
      message: 'Must be a positive number',
    })),
    ...NOT_NEGATIVE.filter((name) => !(constants[name] >= 0)).map((path) => ({
      path,
      message: 'Must not be negative',
    })),
    ...(constants.thirdMoverFactor > 1
      ? [{ path: 'thirdMoverFactor', message: 'A third mover cannot slow a crew down' }]
      : []),
  ];
}
