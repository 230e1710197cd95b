import { counted } from '#kernel/counted.js';
import { daysFromToday } from '#modules/customers/contract/customer-list-terms.js';
import { showDay } from '../../../../shared/format';

/** Ranges that are chosen most, counted from today so that they stay true. */
export const USUAL_RANGES = [
  { from: '0d', to: '0d', label: 'Today' },
  { from: '0d', to: '7d', label: 'Within 7 days' },
  { from: '0d', to: '30d', label: 'Within 30 days' },
  { from: '0d', to: '', label: 'From today on' },
  { from: '-7d', to: '0d', label: 'Last 7 days' },
  { from: '-30d', to: '0d', label: 'Last 30 days' },
  { from: '', to: '-1d', label: 'Before today' },
] as const;

function dayWords(day: string): string {
  const days = daysFromToday(day);
  if (days === null) return showDay(day);
  if (days === 0) return 'today';
  const words = counted(Math.abs(days), 'day');
  return days < 0 ? `${words} ago` : `in ${words}`;
}

/** A range in words: `Within 7 days`, `from 11/21/2026`, `12/01/2026 – 12/31/2026`. */
export function rangeWords(from: string, to: string): string {
  const usual = USUAL_RANGES.find((range) => range.from === from && range.to === to);
  if (usual) return usual.label.toLowerCase();
  if (!to) return `from ${dayWords(from)}`;
  if (!from) return `until ${dayWords(to)}`;
  return `${dayWords(from)} – ${dayWords(to)}`;
}
