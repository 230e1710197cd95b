import type { RangeView } from '#modules/ranges/contract/range.view.js';

/** From so many jobs on a range says how many taught it. */
const FEW_JOBS = 30;
const FRACTIONS = ['', '¼', '½', '¾'];

/** `5¼ h`; any hours, to the nearest quarter. */
export function inHours(hours: number): string {
  const quarters = Math.round(hours * 4);
  const [whole, fraction] = [Math.floor(quarters / 4), FRACTIONS[quarters % 4] ?? ''];
  return whole === 0 && fraction !== '' ? `${fraction} h` : `${whole}${fraction} h`;
}

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
