import { isId } from './ids.js';
import { isLocalDate } from './local-date.js';
import type { LocalDate } from './local-date.js';

/**
 * What may leave the product by itself: nothing that says who somebody is, where they live, what they pay or what
 * was written about them.
 */
interface FieldValues {
  id: string;
  ids: readonly string[];
  day: LocalDate;
  /** UTC, as `toISOString()` writes it. */
  instant: string;
  count: number;
}
type FieldKind = keyof FieldValues;

/** The fields of an event and their kinds. */
export interface EventFields {
  readonly [name: string]: FieldKind | EventFields;
}

type EventData<Fields extends EventFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends FieldKind
    ? FieldValues[Fields[Name]]
    : Fields[Name] extends EventFields
      ? EventData<Fields[Name]>
      : never;
};

/** What happened to a customer's move, for whoever carries business on outside of the modules. */
export interface PublicEvent {
  readonly type: string;
  readonly version: number;
  readonly data: object;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const isOfKind: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  id: isId,
  ids: (value) => Array.isArray(value) && value.every(isId),
  day: isLocalDate,
  instant: (value) => typeof value === 'string' && INSTANT.test(value),
  count: (value) => Number.isInteger(value),
};

/** Names fields that are missing, unknown or of another kind. */
function faultsOf(fields: EventFields, data: object): string[] {
  const values = new Map<string, unknown>(Object.entries(data));
  const wrong = Object.entries(fields).flatMap(([name, kind]) => {
    const value = values.get(name);
    if (typeof kind === 'string') return isOfKind[kind](value) ? [] : [name];
    const parts = typeof value === 'object' && value !== null ? value : {};
    return faultsOf(kind, parts).map((part) => `${name}.${part}`);
  });
  return [...wrong, ...[...values.keys()].filter((name) => !Object.hasOwn(fields, name))];
}

/** Every event says whose move it is about. */
const SUBJECT = { customerId: 'id', branchId: 'id' } as const;

/**
 * The class of a kind of public event, to be extended. Within a version fields are only added; what
 * changes its meaning is another version, which is published beside this one for a release.
 */
export function publicEvent<const Fields extends EventFields>(
  type: string,
  version: number,
  ownFields: Fields,
) {
  const fields = { ...SUBJECT, ...ownFields };
  return class implements PublicEvent {
    static readonly type = type;
    static readonly version = version;
    static readonly fields: EventFields = fields;
    readonly type = type;
    readonly version = version;

    /** @throws Error naming what may not be said, or is missing */
    constructor(readonly data: EventData<typeof fields>) {
      const faults = faultsOf(fields, data);
      if (faults.length > 0) throw new Error(`${type} cannot be published: ${faults.join(', ')}`);
    }
  };
}
