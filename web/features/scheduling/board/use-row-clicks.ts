import { useEffect, type MouseEvent } from 'react';
import type { Desk } from '../drag/board-controller';
import { cancelHeld, dropHeld } from '../drag/drop-on-row';

const rowAt = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null)
    : null;

/** A block that was lifted by a click: the next click on a row puts it down, Escape puts it back. */
export function useRowClicks(desk: Desk): {
  onClickCapture: (event: MouseEvent) => void;
  onPointerMove: (event: { target: EventTarget | null }) => void;
} {
  const isByClick = (): boolean => desk.hand.current()?.by === 'click';
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || desk.hand.current()?.by !== 'click') return;
      event.stopPropagation();
      cancelHeld(desk);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [desk]);
  return {
    onClickCapture: (event) => {
      if (!isByClick()) return;
      const row = rowAt(event.target);
      if (row === null) return;
      event.stopPropagation();
      event.preventDefault();
      dropHeld(desk, row);
    },
    onPointerMove: ({ target }) => {
      if (isByClick()) desk.hand.hover(rowAt(target));
    },
  };
}
