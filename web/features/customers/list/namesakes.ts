import { ELAPSED, type CustomerRow } from '#modules/customers/contract/customer-row.view.js';
import { showDay, showPhone } from '../../../shared/format';

/** What a search asks for besides, to tell namesakes apart. */
export const NAMESAKE_COLUMNS = ['phone', 'city'] as const;

export const fullName = ({ firstName, lastName }: CustomerRow): string =>
  `${firstName} ${lastName}`.trim();

/** Phone and city, by which one knows which of two people of one name is meant. */
export const whereabouts = ({ phone, city }: CustomerRow): string =>
  [phone && showPhone(phone), city].filter(Boolean).join(' · ');

export function nextDayWords({ nextActivity }: CustomerRow): string {
  if (!nextActivity) return '';
  return nextActivity === ELAPSED ? ELAPSED : `next activity ${showDay(nextActivity)}`;
}

/** Ids of customers whose name somebody else on the same page has. */
export function namesakesOf(rows: readonly CustomerRow[]): ReadonlySet<string> {
  const byName = new Map<string, string[]>();
  for (const row of rows) {
    const name = fullName(row).toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), row._id]);
  }
  return new Set([...byName.values()].filter((ids) => ids.length > 1).flat());
}
