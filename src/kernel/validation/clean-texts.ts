import 'reflect-metadata';
import { cleanAll, cleanLines } from '../clean-text.js';

/**
 * How the texts of a field are cleaned before it is checked: as several lines, or not at all, where
 * its own rule refuses what others mend. Every other field is one line.
 */
type TextForm = 'lines' | 'asSent';

/** The class of a body, or of a part of it. */
export type BodyClass = abstract new (...args: never[]) => object;

const FORM = Symbol('the form of a text');
const PART = Symbol('the class of a part');

/** Says that a field is no line of its own. */
export const textForm = (form: TextForm): PropertyDecorator => Reflect.metadata(FORM, form);

/** Says of which class a part of a body is, or each entry of a list. */
export const partOf = (type: () => BodyClass): PropertyDecorator => Reflect.metadata(PART, type);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cleanPart(type: BodyClass, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => cleanPart(type, entry));
  return isRecord(value) ? cleanTexts(type, value) : cleanAll(value);
}

function cleanField(owner: object, name: string, value: unknown): unknown {
  const part = Reflect.getMetadata(PART, owner, name) as (() => BodyClass) | undefined;
  if (part) return cleanPart(part(), value);
  const form = Reflect.getMetadata(FORM, owner, name) as TextForm | undefined;
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
