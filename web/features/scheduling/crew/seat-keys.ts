import type { KeyboardEvent } from 'react';
import { isShortcut } from '../../../shared/shortcuts';
import { whenDrawn } from '../../../shared/ui';

/** What puts the person who is picked up on a seat: one on each seat that is open to them. */
const OPEN_SEAT = '[data-seat] [data-put]';
const ROW = '[data-truck]';

const openSeats = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(OPEN_SEAT)];

/**
 * Puts the focus on the first seat that is open to the person who was picked up by keys.
 * @param isHeld whether they still are
 */
export function focusFirstSeat(isHeld: () => boolean): void {
  whenDrawn(() => {
    if (!isHeld()) return true;
    const [first] = openSeats();
    first?.focus();
    return first !== undefined;
  });
}

/** The open seat of the nearest row above or below, at the same place in its row as far as there is one. */
function inOtherRow(from: HTMLElement, way: -1 | 1): HTMLElement | undefined {
  const rowOf = (seat: HTMLElement): Element | null => seat.closest(ROW);
  const seats = openSeats();
  const at = seats.indexOf(from);
  const beyond = way === 1 ? seats.slice(at) : seats.slice(0, at).toReversed();
  const row = beyond.map(rowOf).find((each) => each !== rowOf(from));
  if (!row) return undefined;
  const place = seats.filter((seat) => rowOf(seat) === rowOf(from)).indexOf(from);
  const there = seats.filter((seat) => rowOf(seat) === row);
  return there[place] ?? there.at(-1);
}

/** Arrows lead from one open seat to another: along the row and on to the next, or from row to row. */
export function stepBySeat(event: KeyboardEvent<HTMLElement>): void {
  if (!isShortcut(event, 'chooseSeat')) return;
  const seat = event.currentTarget;
  const seats = openSeats();
  const at = seats.indexOf(seat);
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const way = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
  const isAlong = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
  (isAlong ? seats[at + way] : inOtherRow(seat, way))?.focus();
}

/** Gives the focus back from a seat to the person who is put back. */
export function focusPutBack(): void {
  if (!document.activeElement?.matches('[data-put]')) return;
  document.querySelector<HTMLElement>('[role=button][data-dragged=true]')?.focus();
}
