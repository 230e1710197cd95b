import type { KeyboardEvent } from 'react';
import { isShortcut } from '../../../shared/shortcuts';
import type { Finder } from './use-finder';

export interface FinderKeys {
  finder: Finder;
  /** Goes to the field for the wish. */
  wish: () => void;
  close: () => void;
}

/** What a key does in the panel; undefined if it is nothing special there. */
function actOf(event: KeyboardEvent, { finder, wish, close }: FinderKeys) {
  const { choose, chosen, enter, more, renew } = finder;
  const on = event.target as HTMLElement;
  if (isShortcut(event, 'closeSlots')) return close;
  if (on.closest('input, [data-board]')) return undefined;
  if (isShortcut(event, 'chooseSlot')) return () => choose(Number(event.key) - 1);
  if (isShortcut(event, 'nextSlot'))
    return () => choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
  if (isShortcut(event, 'moreSlots')) return more;
  if (isShortcut(event, 'preferTime')) return wish;
  if (isShortcut(event, 'renewSlot')) return renew;
  // A button that has the focus has Enter for itself, and what is held down must not book too.
  if (isShortcut(event, 'takeSlot') && !on.closest('button')) {
    return event.repeat ? () => undefined : () => void enter();
  }
  return undefined;
}

/** The keys of the rows work wherever in the panel the focus is, except in its field and board. */
export function onFinderKey(event: KeyboardEvent, keys: FinderKeys): void {
  const act = actOf(event, keys);
  if (!act) return;
  event.preventDefault();
  act();
}
