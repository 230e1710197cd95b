import { toDollars } from '#kernel/money.js';
import { sameValue } from '#kernel/same-value.js';
import type { FieldChange } from '#platform/history/field-changes.js';
import { workOnWire } from '../contract/work-on-wire.js';
import type { Activity } from '../domain/activity.js';
import type { DirectLeg } from '../domain/linking/direct-leg.js';
import type { Move } from '../domain/move.js';
import type { Stop } from '../domain/stop.js';
import { SERVER_STOP_FIELDS } from '../domain/stop-fields.js';

type Fields = Record<string, unknown>;

/**
 * Written by the server alone: looked up, computed or counted, so not a change that a person made.
 */
const CUSTOMER_SILENT = new Set([
  'id',
  'version',
  'created',
  'stage',
  'planVersion',
  'courtesyCall',
  'firstCall',
  'hasPhoneEvent',
  'stageCalls',
  'hasEmail',
  'lastEmails',
]);
/** Stops and operations are listed one by one. */
const ACTIVITY_SILENT = new Set([
  'id',
  'created',
  'changedVersion',
  'transitVersion',
  'constantsVersion',
  'figureOrigins',
  'locations',
  'operations',
]);
const LOCATION_SILENT = new Set<string>(['id', ...SERVER_STOP_FIELDS]);
const OPERATION_SILENT = new Set(['id', 'startingTyped', 'endingTyped']);

/** Told as the id of the other operation, and of one that came or went only where there is one. */
const LINKED: Record<string, 'followedId' | 'followerId' | undefined> = {
  follows: 'followedId',
  followedBy: 'followerId',
};

const PATH = 'move.activities.';

const META = new Set([
  'requestedDay',
  'doNotDisturb',
  'moveAlerts',
  'reconfirm',
  'rate',
  'actualPrice',
]);

/** A field with money in dollars and under its name in the API. */
function historyField(name: string, value: unknown): [string, unknown] {
  const linked = LINKED[name];
  if (linked) return [name, (value as DirectLeg | null | undefined)?.[linked] ?? null];
  if (name === 'workType')
    return Object.entries(workOnWire({ workType: value }))[0] ?? [name, value];
  if (!name.endsWith('Cents')) return [name, value];
  return [name.slice(0, -'Cents'.length), typeof value === 'number' ? toDollars(value) : value];
}

const customerField = (field: string): string => (META.has(field) ? `move.meta.${field}` : field);

/** What most operations have none of: it is told from the first one on. */
const isUntoldWhenNull = (name: string): boolean => name === 'arrivalWindow' || name in LINKED;

const historyFields = (row: object, silent: ReadonlySet<string>): Fields =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => !silent.has(name) && !(value === null && isUntoldWhenNull(name)))
      .map(([name, value]: [string, unknown]) => historyField(name, value)),
  );

/** A stop with its place in the order of travel, from 0, which people can change. */
type NumberedStop = Stop & { position: number };

const numbered = (stops: readonly Stop[]): NumberedStop[] =>
  stops.map((stop, position) => ({ ...stop, position }));

/** What differs between two states; identical objects are skipped. */
function differences(before: object, after: object, silent: ReadonlySet<string>): FieldChange[] {
  if (before === after) return [];
  const stored = before as Fields;
  return Object.entries(after as Fields)
    .filter(([name, value]) => !silent.has(name) && !sameValue(stored[name], value))
    .map(([name, value]) => {
      const [field, told] = historyField(name, value);
      return { field, before: historyField(name, stored[name])[1] ?? null, after: told ?? null };
    });
}

/** What differs inside one list: fields of known entries, and whole entries that came or went. */
function listChanges<Row extends { id: string }>(
  before: readonly Row[],
  after: readonly Row[],
  path: string,
  silent: ReadonlySet<string>,
): FieldChange[] {
  const gone = before.filter(({ id }) => !after.some((row) => row.id === id));
  return [
    ...gone.map((row) => ({
      field: path + row.id,
      before: historyFields(row, silent),
      after: null,
    })),
    ...after.flatMap((row) => {
      const known = before.find(({ id }) => id === row.id);
      if (!known)
        return [{ field: path + row.id, before: null, after: historyFields(row, silent) }];
      return differences(known, row, silent).map(({ field, ...values }) => ({
        field: `${path}${row.id}.${field}`,
        ...values,
      }));
    }),
  ];
}

/** Changes of an activity's stops and operations. */
function changesInside(before: Activity | undefined, after: Activity, path: string): FieldChange[] {
  if (before === after) return [];
  const stops =
    before?.locations === after.locations
      ? []
      : listChanges(
          numbered(before?.locations ?? []),
          numbered(after.locations),
          `${path}locations.`,
          LOCATION_SILENT,
        );
  return [
    ...stops,
    ...listChanges(
      before?.operations ?? [],
      after.operations,
      `${path}operations.`,
      OPERATION_SILENT,
    ),
  ];
}

const customerChanges = (before: object, { customer }: Move): FieldChange[] =>
  differences(before, customer, CUSTOMER_SILENT).map(({ field, ...values }) => ({
    field: customerField(field),
    ...values,
  }));

const activityChanges = (before: readonly Activity[], { activities }: Move): FieldChange[] => {
  const known = new Map(before.map((activity) => [activity.id, activity]));
  return [
    ...listChanges(before, activities, PATH, ACTIVITY_SILENT),
    ...activities.flatMap((activity) =>
      changesInside(known.get(activity.id), activity, `${PATH}${activity.id}.`),
    ),
  ];
};

/**
 * Every field that a write changed, as `firstName`, `move.meta.rate` or
 * `move.activities.<id>.locations.<id>.street`; money in dollars.
 */
export function historyChanges(before: Move, after: Move): FieldChange[] {
  return [...customerChanges(before.customer, after), ...activityChanges(before.activities, after)];
}

/** The fields of a customer who was just created, under the same names. */
export const initialMoveFields = (after: Move): Fields =>
  Object.fromEntries(
    [...customerChanges({}, after), ...activityChanges([], after)].map((change) => [
      change.field,
      change.after,
    ]),
  );
