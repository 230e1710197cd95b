import { toDollars } from '#kernel/money.js';
import { recordOf } from '#kernel/record-of.js';
import { sameValue } from '#kernel/same-value.js';
import type { FieldChange } from '#platform/history/field-changes.js';
import { workOnWire } from '../contract/work-on-wire.js';
import type { Move } from '../domain/move.js';
import { isInHistory } from '../domain/field-rule.js';
import type { FieldRule } from '../domain/field-rule.js';
import {
  entriesIn,
  LEVEL_NAMES,
  LEVELS_BELOW,
  MOVE_CUSTOMER,
  MOVE_LEVELS,
  ROOT,
} from '../domain/move-tree.js';
import type { Entry, LevelName, ParentName } from '../domain/move-tree.js';

type Fields = Record<string, unknown>;
type Rules = Readonly<Record<string, FieldRule>>;

/** Where a list's order is told, each entry has its place in it, from 0, as a field. */
const PLACE = 'position';
const PLACE_RULE: FieldRule = { by: 'person' };

const rulesOf = (level: LevelName): Rules => {
  const { fields, order } = MOVE_LEVELS[level];
  return order === 'chosen' ? { ...fields, [PLACE]: PLACE_RULE } : fields;
};
const RULES = recordOf(LEVEL_NAMES, rulesOf);

/** A field with money in dollars and under its name in the API. */
function historyField(
  name: string,
  value: unknown,
  rule: FieldRule | undefined,
): [string, unknown] {
  const part = rule?.historyPart;
  if (part !== undefined) return [name, (value as Fields | null | undefined)?.[part] ?? null];
  if (name === 'workType')
    return Object.entries(workOnWire({ workType: value }))[0] ?? [name, value];
  const field = `${rule?.inMeta ? META : ''}${name}`;
  if (!name.endsWith('Cents')) return [field, value];
  return [field.slice(0, -'Cents'.length), typeof value === 'number' ? toDollars(value) : value];
}

const META = 'move.meta.';

/** The fields that the history tells, with their rules. */
const historyRows = (row: object, rules: Rules): [string, unknown, FieldRule][] =>
  Object.entries(row).flatMap(([name, value]: [string, unknown]) => {
    const rule = rules[name];
    return rule && isInHistory(rule) ? [[name, value, rule]] : [];
  });

/** What most have none of is told from the first one on. */
const wholeEntry = (row: object, rules: Rules): Fields =>
  Object.fromEntries(
    historyRows(row, rules)
      .filter(([, value, { inHistory }]) => !(value === null && inHistory === 'unless null'))
      .map(([name, value, rule]) => historyField(name, value, rule)),
  );

/** What differs between two states; identical objects are skipped. */
function differences(before: object, after: object, rules: Rules): FieldChange[] {
  if (before === after) return [];
  const stored = before as Fields;
  return historyRows(after, rules)
    .filter(([name, value]) => !sameValue(stored[name], value))
    .map(([name, value, rule]) => {
      const [field, told] = historyField(name, value, rule);
      const [, was] = historyField(name, stored[name], rule);
      return { field, before: was ?? null, after: told ?? null };
    });
}

/** What differs inside one list: fields of known entries, and whole entries that came or went. */
function listChanges(
  level: LevelName,
  before: readonly Entry[],
  after: readonly Entry[],
  path: string,
): FieldChange[] {
  const rules = RULES[level];
  const gone = before.filter(({ id }) => !after.some((row) => row.id === id));
  return [
    ...gone.map((row) => ({ field: path + row.id, before: wholeEntry(row, rules), after: null })),
    ...after.flatMap((row) => {
      const known = before.find(({ id }) => id === row.id);
      if (!known) return [{ field: path + row.id, before: null, after: wholeEntry(row, rules) }];
      return differences(known, row, rules).map(({ field, ...values }) => ({
        field: `${path}${row.id}.${field}`,
        ...values,
      }));
    }),
  ];
}

/** Changes of the lists of something, each followed by what changed below its entries. */
const changesBelow = (
  level: ParentName,
  before: object,
  after: object,
  path: string,
): FieldChange[] =>
  LEVELS_BELOW[level].flatMap((name) => {
    const [stored, wanted] = [entriesIn(before, name), entriesIn(after, name)];
    if (stored === wanted) return [];
    const known = new Map(stored.map((entry) => [entry.id, entry]));
    const at = `${path}.${name}.`;
    return [
      ...listChanges(name, placed(name, stored), placed(name, wanted), at),
      ...wanted.flatMap((entry) => {
        const own = known.get(entry.id);
        return own === entry ? [] : changesBelow(name, own ?? {}, entry, at + entry.id);
      }),
    ];
  });

const placed = (level: LevelName, list: readonly Entry[]): readonly Entry[] =>
  PLACE in RULES[level] ? list.map((entry, at) => ({ ...entry, [PLACE]: at })) : list;

const changesFrom = (before: object, customer: object, after: Move): FieldChange[] => [
  ...differences(customer, after.customer, MOVE_CUSTOMER.fields),
  ...changesBelow(ROOT, before, after, ROOT),
];

/**
 * Every field that a write changed, as `firstName`, `move.meta.rate` or
 * `move.activities.<id>.locations.<id>.street`; money in dollars.
 */
export const historyChanges = (before: Move, after: Move): FieldChange[] =>
  changesFrom(before, before.customer, after);

/** The fields of a customer who was just created, under the same names. */
export const initialMoveFields = (after: Move): Fields =>
  Object.fromEntries(changesFrom({}, {}, after).map((change) => [change.field, change.after]));
