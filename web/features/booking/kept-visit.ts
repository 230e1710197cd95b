import type { QuoteView } from '../../../src/modules/booking/contract/booking.view';
import type { Held, Home } from './api';

/** What a reload must not lose: a held time would otherwise be nobody's until it expires. */
export interface Visit {
  home: Home | null;
  quote: QuoteView | null;
  held: Held | null;
  confirmation: string | null;
  /** Where the last code for the held time went. */
  codeSentTo: string | null;
}

const VISIT = 'book.visit';
const FORM = 'book.form';
const EMPTY: Visit = { home: null, quote: null, held: null, confirmation: null, codeSentTo: null };

/** What was typed so far, by the names of the fields: an expired time must not cost it. */
export type TypedForm = Partial<Record<string, string>>;

export const recallVisit = (): Visit => ({ ...EMPTY, ...recall<Visit>(VISIT) });
export const keepVisit = (visit: Visit): void => keep(VISIT, visit);
export const recallForm = (): TypedForm => recall<TypedForm>(FORM);
export const keepForm = (form: HTMLFormElement): void =>
  keep(FORM, Object.fromEntries(new FormData(form)));
export const forgetForm = (): void => keep(FORM, {});

function recall<Kept extends object>(key: string): Partial<Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

function keep(key: string, kept: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still books; it only forgets at a reload.
  }
}
