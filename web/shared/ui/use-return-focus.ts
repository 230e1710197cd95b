import { useEffect } from 'react';
import { focusedLast, focusOnceOn } from './keep-focus';
import { isOff, placeOf, standInOf, successorOf } from './place-of';

/**
 * Gives the focus back to what had it, when this disappears and took the focus with it: once that can have
 * it, and where it is gone, to what is in its place.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = focusedLast();
    if (!before) return undefined;
    const place = placeOf(before);
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        if (!before.isConnected) (successorOf(place) ?? standInOf(place))?.focus();
        else if (isOff(before)) focusOnceOn(before);
        else before.focus();
      });
    };
  }, []);
}
