import {
  get,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';

/*
 * The text of a number field that is not a number is kept as the form's fault of that field; its
 * value is null as long. So it goes where faults go: a save is refused, a reset forgets it.
 */

const UNREAD = 'unread';
const TOLD = 'told';

/** A text that is not a number, and what is wrong with it. */
export interface UnreadNumber {
  text: string;
  message: string;
}

export const asFault = ({ text, message }: UnreadNumber) => ({
  ...{ type: UNREAD, message, types: { unread: text } },
});

const hasNone = (value: unknown): boolean => (value ?? null) === null;

/** Whether a fault is one of a text that is not a number. */
export const isUnread = (fault: unknown): boolean => get(fault, 'type') === UNREAD;

/** Whether the form was checked since it was typed; the field may have a value again. */
export const isTold = (fault: unknown, value: unknown): boolean =>
  hasNone(value) && get(fault, `types.${TOLD}`) !== undefined;

/** The text of a field's fault; undefined if it is another fault, or the field has a value again. */
export const unreadText = (fault: unknown, value: unknown): string | undefined =>
  hasNone(value) && isUnread(fault) ? (get(fault, 'types.unread') as string) : undefined;

function namesIn(faults: unknown, at: string): string[] {
  if (typeof faults !== 'object' || faults === null) return [];
  if (isUnread(faults)) return [at];
  return Object.entries(faults).flatMap(([name, fault]) =>
    name === 'ref' ? [] : namesIn(fault, at === '' ? name : `${at}.${name}`),
  );
}

/** The names of the fields whose text is not a number. */
const unreadNames = (errors: FieldErrors, values: FieldValues): string[] =>
  namesIn(errors, '').filter((name) => hasNone(get(values, name)));

/** What is typed in fields and is not a number, by field. */
export type UnreadNumbers = readonly (readonly [string, UnreadNumber])[];

/** The fields whose text is not a number, and what is typed in them. */
export const unreadIn = (errors: FieldErrors, values: FieldValues): UnreadNumbers =>
  unreadNames(errors, values).map((name) => {
    const text = get(errors, `${name}.types.unread`) as string;
    return [name, { text, message: get(errors, `${name}.message`) as string }];
  });

/** Puts them into the fields again, with what is wrong with each. */
export function restoreUnread<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  unread: UnreadNumbers = [],
): void {
  for (const [name, one] of unread) form.setError(name as Path<Values>, asFault(one));
}

/** The faults of such fields, as a check of the form finds them. */
export const unreadFaults = (errors: FieldErrors, values: FieldValues): [string, object][] =>
  unreadNames(errors, values).map((name) => {
    const { types, ...fault } = get(errors, name) as { types: object };
    return [name, { ...fault, types: { ...types, [TOLD]: TOLD } }];
  });

/** What is typed over nothing and is not a number: no value of the form tells of it. */
export const unreadTexts = (
  errors: FieldErrors,
  values: FieldValues,
  stored: FieldValues,
): string[] =>
  unreadNames(errors, values)
    .filter((name) => hasNone(get(stored, name)))
    .map((name) => `“${get(errors, `${name}.types.unread`)}”`);
