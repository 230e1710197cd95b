import { useEffect, type RefObject } from 'react';
import { useBoard } from './board-context';

/**
 * What was dropped gets the focus back as soon as it is drawn in its new place: when `drawn`, what
 * is there, is new or has changed.
 */
export function useFocusNext(
  element: RefObject<HTMLElement | null>,
  id: string,
  drawn: object,
): void {
  const board = useBoard();
  useEffect(() => {
    if (board.focusNext !== id) return;
    board.focusNext = null;
    element.current?.focus();
  }, [board, element, id, drawn]);
}
