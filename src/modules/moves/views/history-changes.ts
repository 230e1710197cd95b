import { toDollars } from '../../../kernel/money.js';
import { sameValue } from '../../../kernel/same-value.js';
import type { FieldChange } from '../../../platform/history/history.js';
import { workOnWire } from '../contract/work-on-wire.js';
import type { Activity } from '../domain/activity.js';
import type { Customer } from '../domain/customer.js';
import type { Move } from '../domain/move.js';
import type { Operation } from '../domain/operation.js';
import type { Stop } from '../domain/stop.js';
import { SERVER_STOP_FIELDS } from '../domain/stop-fields.js';

type Fields = Record<string, unknown>;

/** Written by the server alone: looked up, computed or counted, so no change that a person made. */
const CUSTOMER_SILENT = [
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
];
const ACTIVITY_SILENT = ['id', 'created', 'changedVersion', 'transitVersion', 'constantsVersion'];
const LOCATION_SILENT = ['id', ...SERVER_STOP_FIELDS];
const OPERATION_SILENT = ['id', 'startingTyped', 'endingTyped'];

const META = ['requestedDay', 'doNotDisturb', 'moveAlerts', 'reconfirm', 'rate', 'actualPrice'];

/** Money in dollars and under the wire's names. */
function historyFields(fields: object, silent: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !silent.includes(name))
      .map(([name, value]: [string, unknown]) =>
        name.endsWith('Cents')
          ? [name.slice(0, -'Cents'.length), typeof value === 'number' ? toDollars(value) : value]
          : [name, value],
      ),
  );
}

const customerFields = (customer: Customer): Fields =>
  Object.fromEntries(
    Object.entries(historyFields(customer, CUSTOMER_SILENT)).map(([name, value]) => [
      META.includes(name) ? `move.meta.${name}` : name,
      value,
    ]),
  );

const locationFields = ({ workType, ...row }: NumberedStop): Fields => ({
  ...workOnWire({ workType }),
  ...historyFields(row, LOCATION_SILENT),
});
const operationFields = (row: Operation): Fields => historyFields(row, OPERATION_SILENT);
const activityFields = ({ locations: _stops, operations: _shares, ...row }: Activity): Fields =>
  historyFields(row, ACTIVITY_SILENT);

/** A stop with its place in the order of travel, from 0, which is a person's to change. */
type NumberedStop = Stop & { position: number };

const numbered = (stops: readonly Stop[]): NumberedStop[] =>
  stops.map((stop, position) => ({ ...stop, position }));

function differences(before: Fields, after: Fields, path: string): FieldChange[] {
  return Object.keys(after)
    .filter((name) => !sameValue(before[name], after[name]))
    .map((name) => ({
      field: path + name,
      before: before[name] ?? null,
      after: after[name] ?? null,
    }));
}

/** What differs inside one list: fields of the known, whole entries that came or went. */
function listChanges<Row extends { id: string }>(
  before: readonly Row[],
  after: readonly Row[],
  path: string,
  fieldsOf: (row: Row) => Fields,
): FieldChange[] {
  const gone = before.filter(({ id }) => !after.some((row) => row.id === id));
  return [
    ...gone.map((row) => ({ field: path + row.id, before: fieldsOf(row), after: null })),
    ...after.flatMap((row) => {
      const known = before.find(({ id }) => id === row.id);
      return known
        ? differences(fieldsOf(known), fieldsOf(row), `${path}${row.id}.`)
        : [{ field: path + row.id, before: null, after: fieldsOf(row) }];
    }),
  ];
}

/**
 * Every field that a write changed, as `firstName`, `move.meta.rate` or
 * `move.activities.<id>.locations.<id>.street`; money in dollars.
 */
export function historyChanges(before: Move, after: Move): FieldChange[] {
  const path = 'move.activities.';
  const activities = listChanges(before.activities, after.activities, path, activityFields);
  const inside = after.activities.flatMap((activity) => {
    const known = before.activities.find(({ id }) => id === activity.id);
    const at = `${path}${activity.id}.`;
    return [
      ...listChanges(
        numbered(known?.locations ?? []),
        numbered(activity.locations),
        `${at}locations.`,
        locationFields,
      ),
      ...listChanges(
        known?.operations ?? [],
        activity.operations,
        `${at}operations.`,
        operationFields,
      ),
    ];
  });
  return [
    ...differences(customerFields(before.customer), customerFields(after.customer), ''),
    ...activities,
    ...inside,
  ];
}
