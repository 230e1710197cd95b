import { useEffect, useRef, type RefObject } from 'react';
import { isFloating } from '../../shared/pages';
import { isShortcut, useShortcutArea } from '../../shared/shortcuts';

/**
 * The panel takes the focus as it opens and returns it when it closes; Escape closes it, if there is
 * nothing else to close.
 * @param close null while there is no panel
 */
export function useOverKeys(close: (() => void) | null): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useShortcutArea('over', close !== null);
  useEffect(() => {
    if (!close) return undefined;
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    // Looked at before anybody closes what it was pressed for.
    let isTaken = false;
    const look = (event: KeyboardEvent): void => {
      if (isShortcut(event, 'closeOver')) isTaken = isFloating();
    };
    const leave = (event: KeyboardEvent): void => {
      if (isShortcut(event, 'closeOver') && !isTaken && !event.defaultPrevented) close();
    };
    window.addEventListener('keydown', look, true);
    window.addEventListener('keydown', leave);
    return () => {
      window.removeEventListener('keydown', look, true);
      window.removeEventListener('keydown', leave);
      const isKnown = before instanceof HTMLElement && before !== document.body;
      const target = isKnown && before.isConnected ? before : null;
      (target ?? document.querySelector<HTMLElement>('[data-board]'))?.focus({
        preventScroll: true,
      });
    };
  }, [close]);
  return panel;
}
