import { isId } from '#kernel/ids.js';
import type { ArrivalWindowView } from '#modules/moves/contract/arrival-window.js';
import {
  showDay,
  showHours,
  showInstant,
  showMoney,
  showPhone,
  showTimeRange,
} from '../../../shared/format';
import { fieldName, isTold, type Names } from '../../../shared/labels';
import { PARKING_LABELS, WORK_LABELS } from './location-labels';

const MONEY = ['rate', 'actualPrice', 'tripFee', 'packingEstCost', 'zoneFee'];
const HOURS = [
  'duration',
  'estHours',
  'minTime',
  'startingDriveTime',
  'endingDriveTime',
  'worktime',
  'packingEstTime',
];
const PHONES = ['phone', 'altPhone'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Values that the page shows in other words. */
const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  typeOfWOrk: WORK_LABELS,
  parkingType: PARKING_LABELS,
};

export interface ValueContext {
  timezone: string;
  names: Names;
}

/** Told as the id of the other move's operation. */
const LINKED = ['follows', 'followedBy'];

const NOTHING = '–';

export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const showNumber = (field: string, value: number): string => {
  if (MONEY.includes(field)) return showMoney(value);
  if (field === 'position') return String(value + 1);
  return HOURS.includes(field) ? showHours(value) : String(value);
};

function showText(field: string, value: string, { timezone, names }: ValueContext): string {
  if (PHONES.includes(field)) return showPhone(value);
  if (field === 'previousContractId') return 'An earlier customer';
  if (LINKED.includes(field)) return names.get(value) ?? 'another move';
  if (isId(value)) return names.get(value) ?? 'no longer known';
  if (INSTANT.test(value)) return showInstant(value, timezone);
  return DAY.test(value) ? showDay(value) : (SAID[field]?.[value] ?? value);
}

const isWindow = (field: string, value: unknown): value is ArrivalWindowView =>
  field === 'arrivalWindow' && typeof value === 'object' && value !== null && 'from' in value;

/** What a field contained, as people read it; `field` is the last part of its path. */
export function showValue(field: string, value: unknown, context: ValueContext): string {
  if (isNothing(value)) return NOTHING;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return showNumber(field, value);
  if (typeof value === 'string') return showText(field, value, context);
  if (Array.isArray(value))
    return value.map((entry: unknown) => showValue(field, entry, context)).join(', ');
  if (isWindow(field, value)) return showTimeRange(value.from, value.to, context.timezone);
  return factsOf(value as object, context)
    .map(([name, text]) => `${name} ${text}`)
    .join(', ');
}

/** A whole thing's fields, without the empty ones. */
export const factsOf = (thing: object, context: ValueContext): [string, string][] =>
  Object.entries(thing)
    .filter(([name, value]) => isTold(name) && !isNothing(value) && value !== false && value !== 0)
    .map(([name, value]) => [fieldName(name), showValue(name, value, context)]);
