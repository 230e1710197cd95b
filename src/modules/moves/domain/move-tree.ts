import { recordOf } from '#kernel/record-of.js';
import type { ActivityFields } from './activity.js';
import type { Customer } from './customer.js';
import type { DirectLeg } from './linking/direct-leg.js';
import type { ListedMove } from './listed-move.js';
import { ACTIVITY_RULES, CUSTOMER_RULES, OPERATION_RULES } from './move-fields.js';
import type { FieldRule } from './field-rule.js';
import { ITEM_RULES } from './item.js';
import type { Item } from './item.js';
import type { Operation } from './operation.js';
import { STOP_FIELDS } from './stop-fields.js';
import type { Stop } from './stop.js';

/** What is stored of a part of a move. */
export interface MoveTable<Fields = Record<string, unknown>> {
  readonly table: string;
  /** The column of the id. */
  readonly key: string;
  /** What nearly every write changes. */
  readonly hot: readonly (keyof Fields)[];
}

/** The fields of a part of a move, and who writes and reads them. */
interface Described {
  readonly fields: Readonly<Record<string, FieldRule>>;
}

/** A level of a move: a list that has one name in the API, in code and in the history. */
export interface MoveLevel<Fields = Record<string, unknown>> extends MoveTable<Fields>, Described {
  /** Whose list it is. */
  readonly parent: string;
  /** Its order is chosen by a person and in the history, only kept, or computed from its entries. */
  readonly order: 'chosen' | 'kept' | 'computed';
  /** Whether a person's save adds and removes entries, or only calls of their own do. */
  readonly addedBy: 'save' | 'calls';
  /** Rows repeat what is above them, so they may differ where the list is the same. */
  readonly repeatsParent: boolean;
}

export const MOVE_CUSTOMER = {
  table: 'customers.customer',
  key: 'id',
  hot: ['version', 'stage', 'reconfirm', 'planVersion', 'hasBookedOperation'],
  fields: CUSTOMER_RULES,
} as const satisfies MoveTable<Customer & ListedMove> & Described;

/** The parent of the first level. */
export const ROOT = 'move';

/** The levels of a move, each described once: whoever walks the move goes by them and names none. */
export const MOVE_LEVELS = {
  activities: {
    parent: ROOT,
    table: 'moves.activity',
    key: 'id',
    order: 'computed',
    addedBy: 'calls',
    repeatsParent: true,
    hot: ['changedVersion'],
    fields: ACTIVITY_RULES,
  } satisfies MoveLevel<ActivityFields>,
  locations: {
    parent: 'activities',
    table: 'moves.location',
    key: 'id',
    order: 'chosen',
    addedBy: 'save',
    repeatsParent: false,
    hot: [],
    fields: STOP_FIELDS,
  } satisfies MoveLevel<Stop>,
  items: {
    parent: 'locations',
    table: 'moves.item',
    key: 'id',
    order: 'chosen',
    addedBy: 'save',
    repeatsParent: false,
    hot: [],
    fields: ITEM_RULES,
  } satisfies MoveLevel<Item>,
  operations: {
    parent: 'activities',
    table: 'moves.operation',
    key: 'id',
    order: 'kept',
    addedBy: 'save',
    repeatsParent: true,
    hot: ['truck', 'unassigned', 'startingDriveTime', 'endingDriveTime'],
    fields: OPERATION_RULES,
  } satisfies MoveLevel<Operation>,
} as const;

/** What a level's entries have in a table beside their own. */
const BESIDE = {
  directLegs: {
    table: 'moves.direct_leg',
    key: 'follower_id',
    hot: [],
  } satisfies MoveTable<DirectLeg>,
} as const;

export type LevelName = keyof typeof MOVE_LEVELS;
export type TableName = LevelName | keyof typeof BESIDE;

export const MOVE_TABLES: Readonly<Record<TableName, MoveTable>> = { ...MOVE_LEVELS, ...BESIDE };
export const TABLE_NAMES = Object.keys(MOVE_TABLES) as TableName[];

export const LEVEL_NAMES = Object.keys(MOVE_LEVELS) as LevelName[];

/** What a level's list is in, by its name; the move's own lists are in the move. */
export type ParentName = LevelName | typeof ROOT;

/** The levels right below each. */
export const LEVELS_BELOW: Readonly<Record<ParentName, readonly LevelName[]>> = recordOf(
  [ROOT, ...LEVEL_NAMES],
  (parent) => LEVEL_NAMES.filter((name) => MOVE_LEVELS[name].parent === parent),
);

/** An entry of any level. */
export interface Entry {
  readonly id: string;
}

/** The list of a level in what it belongs to. */
export const entriesIn = (parent: object, level: LevelName): readonly Entry[] =>
  (parent as Partial<Record<LevelName, readonly Entry[]>>)[level] ?? [];

/** A thing with others in the place of the lists that are right below it. */
export function withLists<Thing extends object>(
  level: ParentName,
  thing: Thing,
  listOf: (name: LevelName, list: readonly Entry[]) => readonly Entry[],
): Thing {
  const lists: Partial<Record<LevelName, readonly Entry[]>> = {};
  for (const name of LEVELS_BELOW[level]) lists[name] = listOf(name, entriesIn(thing, name));
  return { ...thing, ...lists };
}
