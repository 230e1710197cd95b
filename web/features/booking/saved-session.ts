import type { QuoteView } from '#modules/booking/contract/booking.view.js';
import type { Reservation, Home } from './api';

/**
 * What a reload must not lose: otherwise a reserved time would be lost to the visitor until it
 * expires.
 */
export interface BookingSession {
  home: Home | null;
  quote: QuoteView | null;
  held: Reservation | null;
  confirmation: string | null;
  /** Where the last code for the reserved time went. */
  codeSentTo: string | null;
}

const SESSION = 'book.visit';
const FORM = 'book.form';
const EMPTY: BookingSession = {
  home: null,
  quote: null,
  held: null,
  confirmation: null,
  codeSentTo: null,
};

/** What was typed so far, by field name: an expired time must not lose it. */
export type TypedForm = Partial<Record<string, string>>;

export const loadSession = (): BookingSession => ({ ...EMPTY, ...load<BookingSession>(SESSION) });
export const saveSession = (session: BookingSession): void => store(SESSION, session);
export const loadForm = (): TypedForm => load<TypedForm>(FORM);
export const saveForm = (form: HTMLFormElement): void =>
  store(FORM, Object.fromEntries(new FormData(form)));
export const clearForm = (): void => store(FORM, {});

function load<Stored extends object>(key: string): Partial<Stored> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

function store(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing can still book; it only forgets on reload.
  }
}
