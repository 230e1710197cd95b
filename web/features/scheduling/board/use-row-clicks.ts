import { useEffect, type MouseEvent } from 'react';
import { isShortcut } from '../../../shared/shortcuts';
import type { BoardController } from '../drag/board-controller';
import { cancelDrag, dropOnRow } from '../drag/drop-on-row';

const rowAt = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null)
    : null;

/** A block that was picked up by a click: the next click on a row drops it, Escape puts it back. */
export function useRowClicks(board: BoardController): {
  onClickCapture: (event: MouseEvent) => void;
  onPointerMove: (event: { target: EventTarget | null }) => void;
} {
  const isByClick = (): boolean => board.drag.current()?.by === 'click';
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isShortcut(event, 'putBack') || board.drag.current()?.by !== 'click') return;
      event.stopPropagation();
      cancelDrag(board);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [board]);
  return {
    onClickCapture: (event) => {
      if (!isByClick()) return;
      const row = rowAt(event.target);
      if (row === null) return;
      event.stopPropagation();
      event.preventDefault();
      dropOnRow(board, row);
    },
    onPointerMove: ({ target }) => {
      if (isByClick()) board.drag.hover(rowAt(target));
    },
  };
}
