import { isShortcut, type PressedKey } from '../../../shared/shortcuts';
import { announce } from '../../../shared/ui';
import { chosenUpTo, toggled } from '../model/selection';
import type { BoardController } from './board-controller';
import { focusNeighbor } from './focus-neighbor';

type Modifiers = Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

type Key = PressedKey & { currentTarget: HTMLElement };

/** What is chosen from now on; `anchor` is where Shift begins. */
export function choose(board: BoardController, chosen: string[], anchor: string): void {
  board.show({ chosen, anchor, open: null });
  announce(`${chosen.length} selected.`);
}

const toggle = (board: BoardController, id: string): void =>
  choose(board, toggled(board.view.chosen, id), id);

const reach = (board: BoardController, id: string): void => {
  const { chosen, anchor } = board.view;
  if (board.model) choose(board, chosenUpTo(board.model, chosen, [anchor, id]), id);
};

/** A click with Ctrl or ⌘ chooses one more block, with Shift all up to it. @returns whether it did */
export function chooseByClick(board: BoardController, id: string, click: Modifiers): boolean {
  if (!board.mayPlan) return false;
  if (click.shiftKey) reach(board, id);
  else if (click.ctrlKey || click.metaKey) toggle(board, id);
  else return false;
  return true;
}

/**
 * One key chooses the focused block or not; an arrow with Shift also chooses the block that gets the
 * focus. @returns whether the key did that
 */
export function chooseByKey(board: BoardController, id: string, pressed: Key): boolean {
  if (!board.mayPlan || board.drag.current()) return false;
  if (isShortcut(pressed, 'chooseMore')) {
    if (!focusNeighbor(pressed.currentTarget, pressed.key)) return true;
    const next = document.activeElement?.getAttribute('data-block');
    const chosen = [...new Set([...board.view.chosen, id, next ?? id])];
    choose(board, chosen, next ?? id);
    return true;
  }
  const isToggle = isShortcut(pressed, 'chooseBlock');
  if (isToggle) toggle(board, id);
  return isToggle;
}
