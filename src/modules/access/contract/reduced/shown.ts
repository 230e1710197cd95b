/**
 * What a reduced reader (mover, team lead) is shown of an answer: each field by name, and of nested ones and lists those
 * within. What is not named is left out, so a new field is hidden until someone decides (R-ACCESS-15).
 */
export type Shown = true | { readonly [field: string]: Shown };

/** Fields that hold texts, numbers, yes or no, or lists of such. */
export const plain = (...names: readonly string[]): { readonly [field: string]: true } =>
  Object.fromEntries(names.map((name) => [name, true]));

/** Stands for every name, where names are data: days, or items that are packed. */
export const EVERY = '*';

/** A file, or an answer without anything in it. */
export const WHOLE = true;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy that has only what is shown; anything else, whatever its kind, is left out. */
export function onlyShown(value: unknown, shown: Shown): unknown {
  if (!isRecord(value)) return shown === true || value === null ? value : undefined;
  if (value instanceof Date) return shown === true ? value : undefined;
  if (Array.isArray(value)) {
    return value.map((one) => onlyShown(one, shown)).filter((one) => one !== undefined);
  }
  // JSON that the database wrote.
  if (typeof value['toJSON'] === 'function') return onlyShown(value['toJSON'](), shown);
  return shown === true ? undefined : fieldsShown(value, shown);
}

function fieldsShown(value: Record<string, unknown>, shown: Exclude<Shown, true>): object {
  const left: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    const of = shown[name] ?? shown[EVERY];
    const kept = of === undefined ? undefined : onlyShown(field, of);
    if (kept !== undefined) left[name] = kept;
  }
  return left;
}
