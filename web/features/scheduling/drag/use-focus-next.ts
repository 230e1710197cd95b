import { useEffect, type RefObject } from 'react';
import { useDesk } from './board-context';

/**
 * What was put down by hand gets the focus back as soon as it is drawn in its new place: when
 * `drawn`, what stands there, is new or another.
 */
export function useFocusNext(
  element: RefObject<HTMLElement | null>,
  id: string,
  drawn: object,
): void {
  const desk = useDesk();
  useEffect(() => {
    if (desk.focusNext !== id) return;
    desk.focusNext = null;
    element.current?.focus();
  }, [desk, element, id, drawn]);
}
