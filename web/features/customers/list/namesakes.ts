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

/**
 * What tells apart those whose name somebody else on the same page has, by their ids.
 * @param hasPhone the phone stands in a column of its own
 */
export function namesakesOf(
  rows: readonly CustomerRow[],
  hasPhone: boolean,
): ReadonlyMap<string, string> {
  const byName = new Map<string, CustomerRow[]>();
  for (const row of rows) {
    const name = fullName(row).toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  return new Map(
    [...byName.values()]
      .filter((alike) => alike.length > 1)
      .flat()
      .map((row) => [row._id, hasPhone ? (row.city ?? '') : whereabouts(row)]),
  );
}
