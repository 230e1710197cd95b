import { counted } from '#kernel/counted.js';
import { itemVolume, type Item } from '../domain/item.js';

export { ITEM_LIMITS, itemVolume } from '../domain/item.js';

/** A cleared quantity is null, and nothing is counted. */
type Listed = Pick<Item, 'name' | 'cubicFeet'> & { quantity: number | null };

const isKnown = ({ cubicFeet }: Listed): boolean => cubicFeet !== null;
const pieces = (items: readonly Listed[]): number =>
  items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
const volumeOf = (items: readonly Listed[]): string => `${itemVolume(items)} cu ft`;

/** `7 items · 84.5 cu ft · 2 unmeasured`, in pieces; `''` where nothing is listed. */
export function itemsFact(items: readonly Listed[] = []): string {
  if (items.length === 0) return '';
  const known = items.filter(isKnown);
  const unmeasured = pieces(items) - pieces(known);
  return [
    counted(pieces(items), 'item'),
    known.length > 0 ? volumeOf(known) : '',
    unmeasured > 0 ? `${unmeasured} unmeasured` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A line for each kind: `4 × Wardrobe box · 22 cu ft`, `2 × Floor lamp`. */
export const itemLines = (items: readonly Listed[] = []): string[] =>
  items.map((item) =>
    [`${item.quantity} × ${item.name}`, isKnown(item) ? volumeOf([item]) : '']
      .filter(Boolean)
      .join(' · '),
  );
