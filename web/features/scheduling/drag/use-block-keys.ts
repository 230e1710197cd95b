import type { KeyboardEvent } from 'react';
import { announce } from '../../../shared/ui';
import type { BoardBlock } from '../model/board-block';
import { cutOff } from './cut-off';
import type { Desk } from './board-controller';
import { useDesk } from './board-context';
import { rowOf, type RowId } from '../model/place';
import { cancelHeld, dropHeld, rowsFor, tellRow } from './drop-on-row';
import { focusNeighbour } from './focus-neighbor';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function hoverRow(desk: Desk, key: string): boolean {
  const [held, rows] = [desk.hand.current(), rowsFor(desk)];
  const step = STEPS[key];
  if (!held || !step) return false;
  const here: RowId = held.over ?? rowOf(held.block.place);
  const row = rows[step(rows.indexOf(here), rows.length - 1)];
  if (row !== undefined) {
    desk.hand.hover(row);
    tellRow(desk, row);
  }
  return true;
}

/** Keys while the block is in the hand: everything else is swallowed, so that the focus stays. */
function keysWhileHeld(desk: Desk, key: string): void {
  const held = desk.hand.current();
  if (!held || hoverRow(desk, key)) return;
  if (key === 'Escape') cancelHeld(desk);
  else if (key === ' ' || key === 'Enter') dropHeld(desk, held.over ?? rowOf(held.block.place));
}

function lift(desk: Desk, block: BoardBlock): void {
  if (!desk.mayLift(block)) {
    const why = cutOff();
    if (why) announce(why);
    return;
  }
  desk.lift(block, 'keys');
  announce(
    `${block.name}, ${block.times}, is lifted. The arrows choose the row, Space drops, Escape cancels.`,
  );
}

/** A block by the keyboard: Space lifts, arrows choose the row, Space drops, Esc cancels. */
export function useBlockKeys(block: BoardBlock): (event: KeyboardEvent<HTMLElement>) => void {
  const desk = useDesk();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const held = desk.hand.current();
    if (held?.by === 'keys' && held.block.id === block.id) {
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat && !event.key.startsWith('Arrow')) return;
      keysWhileHeld(desk, event.key);
    } else if (event.key === ' ') {
      event.preventDefault();
      lift(desk, block);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      desk.open.set(block.id);
    } else if (event.key.startsWith('Arrow') && focusNeighbour(event.currentTarget, event.key)) {
      event.preventDefault();
    }
  };
}
