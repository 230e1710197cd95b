import type { RangeView } from '#modules/ranges/contract/range.view.js';
import { showHours } from '../../shared/format';

/** From so many jobs on a range says how many taught it. */
const FEW_JOBS = 30;

/** `5.25 h`; any hours, to the nearest quarter. */
export const inHours = (hours: number): string => showHours(Math.round(hours * 4) / 4);

/** `81%`. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** What a range comes from. */
export const sourceOf = ({ model, words }: Pick<RangeView, 'model' | 'words'>): string =>
  model.n < FEW_JOBS ? words : `From ${model.n} of your moves`;

const KINDS: Readonly<Record<string, string>> = {
  apartment: 'Apartment',
  house: 'House',
  storage: 'Storage',
  other: 'Other',
};
const ACCESSES: Readonly<Record<string, string>> = {
  level: 'level',
  stairs: 'stairs',
  elevator: 'elevator',
};

/** `Apartment, stairs`. */
export function showGroup(group: string): string {
  const [kind = '', access = ''] = group.split('|');
  return `${KINDS[kind] ?? kind}, ${ACCESSES[access] ?? access}`;
}

/** `+25%` of the estimated time. */
export function showRatio(ratio: number): string {
  const more = Math.round((ratio - 1) * 100);
  return more < 0 ? `−${-more}%` : `+${more}%`;
}
