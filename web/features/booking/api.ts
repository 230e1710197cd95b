import type {
  ConfirmationView,
  FreeSlotsView,
  QuoteView,
  ReservationMadeView,
} from '#modules/booking/contract/booking.view.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import type { HomeType } from '#modules/booking/contract/limits.js';
import { RESERVATION_MINUTES } from '#modules/booking/contract/reservation-limits.js';
// Not from its index, which would load everything that signed-in pages call.
import { UnansweredPosts } from '../../shared/api/unanswered-posts';
import { Refusal } from './refusal';

/** What a visitor says about the home: `size` is bedrooms or square feet, depending on the type. */
export interface Home {
  zip: string;
  fromType: HomeType;
  size: number;
  toZip: string;
}

/** A time that a visitor has reserved. */
export interface Reservation extends ReservationMadeView {
  date: string;
  /** `HH:mm` in the branch's zone. */
  time: string;
}

/**
 * How to reach the visitor and where the truck goes, by the names that the server uses in faults.
 */
export interface Details {
  /** The code that was mailed to the visitor. */
  code?: string;
  customerInformation: Record<string, string>;
  from: Partial<Record<string, string | number | null>>;
  to: Partial<Record<string, string | number | null>>;
}

const JSON_BODY = { 'content-type': 'application/json' };
// A reservation that old has ended: the same request is a new one then.
const posts = new UnansweredPosts(RESERVATION_MINUTES * MINUTE_MS);

/** @throws Refusal */
async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const url = `/booking/${path}`;
  const { key, ended } = posts.send({ method, url, body });
  const request: RequestInit = body
    ? {
        method,
        body: JSON.stringify(body),
        headers: { ...JSON_BODY, ...(key && { 'idempotency-key': key }) },
      }
    : { method };
  const answer = await fetch(`/api/v3${url}`, request).catch(() => {
    ended({ status: 'FETCH_ERROR', error: 'No answer' });
    throw Refusal.offline();
  });
  const said: unknown = await answer.json().catch(() => ({}));
  ended(answer.ok ? undefined : { status: answer.status, data: said });
  if (!answer.ok) throw Refusal.of(said, answer.headers.get('retry-after'));
  return said as Answer;
}

export const askQuote = ({ toZip, ...home }: Home): Promise<QuoteView> =>
  call('POST', 'quote', toZip ? { ...home, toZip } : home);

export const askFreeSlots = (zip: string, duration: number): Promise<FreeSlotsView> =>
  call('GET', `availability?${new URLSearchParams({ zip, duration: String(duration) })}`);

export async function reserveTime(
  { branchId, duration }: QuoteView,
  date: string,
  time: string,
): Promise<Reservation> {
  const slot = { branchId, date, time, duration };
  const made = await call<ReservationMadeView>('POST', 'reservations', slot);
  return { ...made, date, time };
}

/** A second try after a lost answer gets the first one's answer. */
export async function confirmReservation(
  { reservationId, secret }: Reservation,
  details: Details,
): Promise<ConfirmationView> {
  const path = `reservations/${reservationId}/confirm`;
  try {
    return await call('POST', path, { secret, ...details });
  } catch (error) {
    const { confirmation } = Refusal.from(error);
    if (confirmation === undefined) throw error;
    return { confirmation };
  }
}

/**
 * Has a code mailed, with which the visitor proves the email address.
 * @returns false if none is required anymore
 */
export async function askForCode(
  { reservationId, secret }: Reservation,
  email: string,
): Promise<boolean> {
  try {
    await call('POST', `reservations/${reservationId}/code`, { secret, email });
    return true;
  } catch (error) {
    const refusal = Refusal.from(error);
    if (refusal.code === 'EMAIL_PROOF_NOT_ASKED') return false;
    throw refusal.at({ email: 'customerInformation.email' });
  }
}

export const giveBack = ({ reservationId, secret }: Reservation): Promise<object> =>
  call('DELETE', `reservations/${reservationId}`, { secret });
