import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameValue } from '#kernel/same-value.js';
import type { ApiError } from '../api';
import { showPhone, showShortDay, showTime } from '../format';
import { fieldName } from '../labels';
import type { RebasedForm } from './use-stored-form';

/** Values of a stored thing, with the version that they are typed over; 0 for a new one. */
export type Versioned = FieldValues & { version: number };

/** Longer texts are named, not shown. */
const LONGEST_SHOWN = 60;
const ID = /^[0-9a-f]{24}$/;
const PHONE = /phone$/i;

/** A value as a sentence shows it; null if only its field is named. */
function shownValue(value: unknown): string | null {
  if (value === '' || value === null) return 'empty';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.length > LONGEST_SHOWN) return null;
  return value.includes('\n') || ID.test(value) ? null : value;
}

/** `Phone: (405) 555-0100 → (405) 555-0123`. */
function changeLabel(field: string, name: string, before: unknown, after: unknown): string {
  const show = (value: unknown): string | null =>
    PHONE.test(field) && typeof value === 'string' && value !== ''
      ? showPhone(value)
      : shownValue(value);
  const [was, is] = [show(before), show(after)];
  return was === null || is === null ? name : `${name}: ${was} → ${is}`;
}

/** Who changed it and when, by the clock of this machine. */
function changeMade({ details }: ApiError, nameOf: (id: string) => string | undefined): string {
  const { changed, changedBy } = details;
  const who = (typeof changedBy === 'string' && nameOf(changedBy)) || 'Someone else';
  if (typeof changed !== 'string') return `${who} changed this`;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${who} changed this on ${showShortDay(changed, timeZone)} at ${showTime(changed, timeZone)}`;
}

export interface StaleSave<Values> {
  error: ApiError;
  /** What is stored now. */
  theirs: Partial<Values> & { version: number };
  nameOf: (id: string) => string | undefined;
  /** What people call fields whose names do not say it. */
  names?: Readonly<Record<string, string>>;
}

/**
 * What becomes of a save over a version that nobody here has seen: fields that are not touched
 * become theirs, what was typed stays, and saving again stores it over theirs.
 * @param over what the form was typed over
 * @returns who changed what when
 */
export function keepTyped<Values extends Versioned>(
  form: UseFormReturn<Values>,
  { rebase }: Pick<RebasedForm<Values>, 'rebase'>,
  over: Values,
  { error, theirs, nameOf, names = {} }: StaleSave<Values>,
): string {
  const mine: Values = form.getValues();
  const fields = Object.keys(theirs).filter((field) => field !== 'version');
  const labels = fields
    .filter((field) => !sameValue(over[field], theirs[field]))
    .map((field) =>
      changeLabel(field, names[field] ?? fieldName(field), over[field], theirs[field]),
    );
  const untouched = fields.filter((field) => sameValue(mine[field], over[field]));
  const taken = Object.fromEntries(
    [...untouched, 'version'].map((field): [string, unknown] => [field, theirs[field]]),
  );
  rebase({ ...over, ...theirs }, taken as Partial<Values>);
  const made = changeMade(error, nameOf);
  const what = labels.length > 0 ? `${made}. ${labels.join('; ')}.` : `${made}.`;
  return `${what} What you typed is kept: save again to store it over theirs.`;
}
