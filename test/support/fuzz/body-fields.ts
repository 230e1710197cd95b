import type { OpenApi, Schema } from './open-api.js';
import type { IsReadOnly } from './read-only-fields.js';

/** A field of a body: where it is, and what the document says of it. */
export interface BodyField {
  /** Names and, for the entries of a list, the index 0. */
  path: (string | number)[];
  schema: Schema;
  /** Class and name: the same in every body that carries the class. */
  origin: string;
}

/** Every field that the server reads of a body, however deep. */
export function bodyFields(body: Schema, document: OpenApi, isReadOnly: IsReadOnly): BodyField[] {
  const within = (schema: Schema, path: (string | number)[], classes: string[]): BodyField[] => {
    const className = document.className(schema);
    // A class within itself would never end.
    if (className && classes.includes(className)) return [];
    const known = document.resolve(schema);
    const inside = className ? [...classes, className] : classes;
    const deeper = (one: Schema, step: string | number): BodyField[] => {
      const origin = `${inside.at(-1) ?? ''}.${step}`;
      const field = { path: [...path, step], schema: document.resolve(one), origin };
      return [field, ...within(one, field.path, inside)];
    };
    if (known.type === 'array' && known.items) return deeper(known.items, 0);
    return Object.entries(known.properties ?? {})
      .filter(([name]) => !isReadOnly(className ?? '', name))
      .flatMap(([name, one]) => deeper(one, name));
  };
  return within(body, [], []);
}

/** A copy of `body` with `value` at `path`; what is missing on the way there is made. */
export function withValueAt(body: unknown, path: (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy: unknown = typeof step === 'number' ? [...asList(body)] : { ...(body as object) };
  const holder = copy as Record<string | number, unknown>;
  holder[step] = withValueAt(holder[step], rest, value);
  return copy;
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
