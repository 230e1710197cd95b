import { CONFIRMED_WITHIN_DAYS } from '#kernel/confirmation.js';
import { counted } from '#kernel/counted.js';
import { daysBetween } from '#kernel/local-date.js';
import type {
  SalesList,
  WaitingCustomerView,
} from '#modules/customers/contract/sales-today.view.js';
import { showAge, showDollars, showWeekday, todayIn } from '../../shared/format';

/** A list of customers, as the page names it. */
export interface WaitingTitle {
  title: string;
  /** When nobody waits. */
  none: string;
}

export const WAITING_TITLES: Readonly<Record<SalesList, WaitingTitle>> = {
  calls: { title: 'Calls due', none: 'Nobody is waiting for a call.' },
  followUps: { title: 'Follow-ups due', none: 'Nobody is waiting for a follow-up.' },
  silentQuotes: {
    title: 'Quoted and silent for 3 days',
    none: 'No quote has been silent for 3 days.',
  },
  toConfirm: {
    title: `To confirm within ${CONFIRMED_WITHIN_DAYS} days`,
    none: `Every move of the next ${CONFIRMED_WITHIN_DAYS} days is confirmed.`,
  },
};

/** `12/04` */
const shortDate = (day: string): string => showWeekday(day).split(', ').at(-1) ?? day;

const dayLabel = ({ day }: WaitingCustomerView, words: string): string =>
  day ? `, ${words} ${shortDate(day)}` : '';

/** Why the customer is in the list. */
export function reasonOf(customer: WaitingCustomerView): string {
  const { why, urgent, quoted, words } = customer;
  const moves = dayLabel(customer, 'moves');
  switch (why) {
    case 'lead':
      return `${words ?? 'New lead'}${dayLabel(customer, 'asked for')}`;
    case 'autobooking':
      return `${words ?? (urgent ? 'Booked online, call first' : 'Booked online')}${moves}`;
    case 'planned':
      return `${words ?? 'To be called'}${moves}`;
    case 'called':
      return `Called, no quote sent${moves}`;
    case 'quote':
      return `Quoted${quoted === null ? '' : ` ${showDollars(quoted)}`}${moves}`;
    case 'confirm':
      return 'No confirmation sent';
    case 'reconfirm':
      return 'Changed since confirmed';
  }
}

/** How long the customer has waited, or on which day they move: `3 h`, `6 days`, `Tue, 11/24`. */
export function sinceOf(customer: WaitingCustomerView, now: Date = new Date()): string {
  const { why, since, timezone, day } = customer;
  if (why === 'confirm' || why === 'reconfirm') return day ? showWeekday(day) : '';
  if (why === 'lead' || why === 'autobooking' || why === 'planned')
    return showAge(since, now.getTime());
  return counted(daysBetween(todayIn(timezone, new Date(since)), todayIn(timezone, now)), 'day');
}

/** How pressing it is, for the color of how long it has waited. */
export const toneOf = ({ why, urgent }: WaitingCustomerView, list: SalesList): string =>
  urgent ? 'danger' : list === 'silentQuotes' || why === 'reconfirm' ? 'warning' : 'plain';
