import type { BoardController } from '../drag/board-controller';

const find = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-block="${id}"], [data-truck="${id}"]`);

/**
 * Marks a block or a truck and brings it into view.
 * @returns its element
 */
export function showOnBoard(board: BoardController, id: string): HTMLElement | null {
  board.show({ marked: id });
  const element = find(id);
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'smooth' });
  return element;
}
