import { CONFIRMED_WITHIN_DAYS } from '#kernel/confirmation.js';
import { counted } from '#kernel/counted.js';
import { daysBetween } from '#kernel/local-date.js';
import type {
  SalesList,
  WaitingCustomerView,
} from '#modules/customers/contract/sales-today.view.js';
import { showAge, showShortDay, showTimeNamed, showWeekday, todayIn } from '../../../shared/format';

/** A list of customers, as the page names it. */
export interface WaitingTitle {
  title: string;
  /** When nobody waits. */
  none: string;
}

export const WAITING_TITLES: Readonly<Record<SalesList, WaitingTitle>> = {
  calls: { title: 'Call now', none: 'Nobody is waiting for a call.' },
  followUps: { title: 'Follow-ups', none: 'Nobody is waiting for a follow-up.' },
  silentQuotes: {
    title: 'Quoted and silent for 3 days',
    none: 'No quote has been silent for 3 days.',
  },
  toConfirm: {
    title: `Not confirmed within ${CONFIRMED_WITHIN_DAYS} days`,
    none: `Every move of the next ${CONFIRMED_WITHIN_DAYS} days is confirmed.`,
  },
};

/** `12/04` */
const shortDate = (day: string): string => showWeekday(day).split(', ').at(-1) ?? day;

const isToConfirm = ({ why }: WaitingCustomerView): boolean =>
  why === 'confirm' || why === 'reconfirm';

/** A lead has said when; who is booked or quoted has a day. */
const dayWord = ({ why }: WaitingCustomerView): string => (why === 'lead' ? 'asked for' : 'moves');

/** `moves 12/04`; empty where that is not known, or where the day stands already. */
export const movesOf = (customer: WaitingCustomerView): string =>
  customer.day && !isToConfirm(customer) ? `${dayWord(customer)} ${shortDate(customer.day)}` : '';

/** Why the customer is in the list. */
export function reasonOf({ why, urgent, quotedAt, words, timezone }: WaitingCustomerView): string {
  switch (why) {
    case 'lead':
      return words ?? 'New lead';
    case 'autobooking':
      return words ?? (urgent ? 'Booked online, call first' : 'Booked online');
    case 'planned':
      return words ?? 'To be called';
    case 'called':
      return 'Called, no quote sent';
    case 'quote':
      return quotedAt ? `Quoted ${showShortDay(quotedAt, timezone)}` : 'Quoted';
    case 'confirm':
      return 'Never sent';
    case 'reconfirm':
      return 'Changed since sent';
  }
}

/** `Moves Sat, 12/05 · Norman to Edmond`, as far as known. */
export function routeOf(customer: WaitingCustomerView): string {
  const { day, from, to } = customer;
  const when = day ? `${dayWord(customer)} ${showWeekday(day)}` : '';
  const where = from && to && from !== to ? `${from} to ${to}` : (from ?? to ?? '');
  const words = [when, where].filter(Boolean).join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Why the customer is to be called, and since when: `Due 9:00 AM, 42 min ago`. */
export function whySince(customer: WaitingCustomerView, now: Date = new Date()): string {
  const { why, urgent, nextCall, timezone } = customer;
  if (nextCall) {
    const isToday = todayIn(timezone, new Date(nextCall)) === todayIn(timezone, now);
    const day = isToday ? '' : `${showShortDay(nextCall, timezone)} `;
    const age = showAge(nextCall, now.getTime());
    const ago = age === 'now' ? age : `${age} ago`;
    return `Due ${day}${showTimeNamed(nextCall, timezone)}, ${ago}`;
  }
  const since = sinceOf(customer, now);
  const waits = since === 'now' ? 'just now' : `waiting ${since}`;
  if (why === 'lead') return `New lead, ${waits}`;
  if (why === 'autobooking') return `Booked online${urgent ? ', call first' : ''}, ${waits}`;
  return why === 'called' ? `Called ${since} ago, no quote sent` : `Quoted, silent for ${since}`;
}

/** How long the customer has waited, or on which day they move: `3 h`, `6 days`, `Tue, 11/24`. */
export function sinceOf(customer: WaitingCustomerView, now: Date = new Date()): string {
  const { why, since, timezone, day } = customer;
  if (isToConfirm(customer)) return day ? showWeekday(day) : '';
  if (why === 'lead' || why === 'autobooking' || why === 'planned')
    return showAge(since, now.getTime());
  return counted(daysBetween(todayIn(timezone, new Date(since)), todayIn(timezone, now)), 'day');
}

/** How pressing it is, for the color of how long it has waited. */
export const toneOf = ({ why, urgent }: WaitingCustomerView, list: SalesList): string =>
  urgent ? 'danger' : list === 'silentQuotes' || why === 'reconfirm' ? 'warning' : 'plain';
