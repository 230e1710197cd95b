import { cleanAll, cleanLines } from '../clean-text.js';

/**
 * How the texts of a field are cleaned before it is checked: as several lines, or not at all, where
 * its own rule refuses what others mend. Every other field is one line.
 */
type TextForm = 'lines' | 'asSent';

/** The class of a body, or of a part of it. */
export type BodyClass = abstract new (...args: never[]) => object;

/** What was said of the fields of a class. The browser has no library of metadata (vite.config.ts), and needs none here. */
class Said<T> {
  private readonly of = new WeakMap<object, Map<PropertyKey, T>>();

  readonly decorator =
    (said: T): PropertyDecorator =>
    (owner, name) => {
      const fields = this.of.get(owner) ?? new Map<PropertyKey, T>();
      this.of.set(owner, fields.set(name, said));
    };

  /** Of this class, or of one that it extends. */
  find(owner: object, name: string): T | undefined {
    for (let at: object | null = owner; at; at = Object.getPrototypeOf(at) as object | null) {
      const said = this.of.get(at)?.get(name);
      if (said !== undefined) return said;
    }
    return undefined;
  }
}

const forms = new Said<TextForm>();
const parts = new Said<() => BodyClass>();

/** Says that a field is no line of its own. */
export const textForm = forms.decorator;

/** Says of which class a part of a body is, or each entry of a list. */
export const partOf = parts.decorator;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cleanPart(type: BodyClass, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => cleanPart(type, entry));
  return isRecord(value) ? cleanTexts(type, value) : cleanAll(value);
}

function cleanField(owner: object, name: string, value: unknown): unknown {
  const part = parts.find(owner, name);
  if (part) return cleanPart(part(), value);
  const form = forms.find(owner, name);
  if (form === 'asSent') return value;
  return form === 'lines' ? cleanLines(value) : cleanAll(value);
}

/**
 * A body or query whose texts are clean, before anything is checked. A text is one line unless its
 * field says that it is more, so no field can be forgotten.
 */
export const cleanTexts = (type: BodyClass, body: object): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      cleanField(type.prototype as object, name, value),
    ]),
  );
