import type { FoundSlot } from './day-slots.js';

const NOON = 12 * 60;
/** Between two slots of one day that are offered besides the best of its halves. */
const APART = 2 * 60;

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Best first; ties by day and start, at which the trucks were told apart by name. */
const byScore = (a: FoundSlot, b: FoundSlot): number =>
  a.score - b.score || compareText(a.searched.day.day, b.searched.day.day) || a.start - b.start;

/**
 * In the order in which slots are offered: the best of each half of a day, then the best of those that
 * are two hours from all that stand before them on their day (R-SLOT-9).
 */
export function inOrder(slots: readonly FoundSlot[]): FoundSlot[] {
  const sorted = [...slots].sort(byScore);
  const halves = new Set<string>();
  const taken = sorted.filter(({ searched, start }) => {
    const half = `${searched.day.day} ${start < NOON ? 'before' : 'from'} noon`;
    return !halves.has(half) && halves.add(half);
  });
  const startsOf = new Map<string, number[]>();
  const note = ({ searched, start }: FoundSlot): void => {
    const { day } = searched.day;
    startsOf.set(day, [...(startsOf.get(day) ?? []), start]);
  };
  taken.forEach(note);
  const others = sorted.filter((slot) => {
    const near = startsOf.get(slot.searched.day.day) ?? [];
    const isApart = near.every((start) => Math.abs(start - slot.start) >= APART);
    if (isApart) note(slot);
    return isApart;
  });
  return [...taken, ...others];
}
