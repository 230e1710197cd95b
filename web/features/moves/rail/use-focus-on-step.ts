import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** Goes with the address of a customer who was just entered: work goes on with the next step. */
export const JUST_ENTERED = { isJustEntered: true };

const isJustEntered = ({ state }: Pick<Location<unknown>, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'isJustEntered' in state;

const isAtWork = (): boolean => document.activeElement?.closest('form') != null;

/**
 * The focus goes on with the work: from one step to the next one's button as soon as that can be
 * pressed, and to the first one of a customer who was just entered.
 * @returns for the part of the page that takes the focus for its buttons
 */
export function useFocusOnStep(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const isNew = useRef(isJustEntered(useLocation()));
  useEffect(() => {
    const button = part.current?.querySelector<HTMLElement>('button:not(:disabled)');
    if (!button) return;
    const isWaiting = document.activeElement === part.current || (isNew.current && !isAtWork());
    isNew.current = false;
    if (isWaiting) button.focus({ preventScroll: true });
  });
  return part;
}
