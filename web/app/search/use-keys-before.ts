import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isShortcut } from '../../shared/shortcuts';

export interface KeysBefore {
  /** The search's box, once it is there. */
  box: RefObject<HTMLInputElement | null>;
  onType: (change: (typed: string) => string) => void;
  /** Enter was pressed; false: a key after it takes it back. */
  onEnter: (isEntered: boolean) => void;
  onEscape: () => void;
}

/** AltGr, which types a sign of its own, says to be Ctrl and Alt on Windows. */
const isText = (event: KeyboardEvent): boolean =>
  event.key.length === 1 &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));

/**
 * From the key that opens the search until its box has the focus, what is typed belongs to it: a
 * first opening waits for the code, and each for the dialog. Nothing else gets these keys, neither
 * the page's shortcuts nor a field that still has the focus.
 * @param when the search is opening
 */
export function useKeysBefore({ box, ...on }: KeysBefore, when: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    // Opened again while it was closing, the box has kept the focus.
    if (box.current && document.activeElement === box.current) return;
    event.stopPropagation();
    if (isText(event)) on.onType((typed) => typed + event.key);
    else if (event.key === 'Backspace') on.onType((typed) => typed.slice(0, -1));
    else if (event.key === 'Escape') on.onEscape();
    // The browser's own keys, such as those that load the page again, stay its own.
    else if (event.key !== 'Enter' && !isShortcut(event, 'search')) return;
    event.preventDefault();
    on.onEnter(event.key === 'Enter');
  });
  useLayoutEffect(() => {
    if (!when) return undefined;
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [when]);
}
