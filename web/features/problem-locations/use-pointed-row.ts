import { useEffect, useState, type RefObject } from 'react';

/** How the list marks its rows. */
const ROW = 'row-id';

const rowAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest(`[${ROW}]`)?.getAttribute(ROW) ?? null) : null;

/** The id of the row of a list that the pointer or the focus is on. */
export function usePointedRow(list: RefObject<HTMLElement | null>): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const over = ({ target }: Event): void => setPointed(rowAt(target));
    const leave = (): void => setPointed(null);
    const turns = { pointerover: over, pointerleave: leave, focusin: over, focusout: leave };
    for (const [kind, act] of Object.entries(turns)) element.addEventListener(kind, act);
    return () => {
      for (const [kind, act] of Object.entries(turns)) element.removeEventListener(kind, act);
    };
  }, [list]);
  return pointed;
}
