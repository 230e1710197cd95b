import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What the open page shows, as it is spoken of: `the board`, `this customer`. */
export interface Shown {
  what: string;
  /** Of its branch, where it has one. */
  timezone: string | undefined;
}

const ANYTHING: Shown = { what: 'this page', timezone: undefined };

let shown = ANYTHING;
const listeners = new Set<() => void>();

const set = (next: Shown): void => {
  shown = next;
  listeners.forEach((listener) => listener());
};

const onShown = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says what the page shows for as long as it is open. */
export function useSaysShown(what: string | undefined, timezone: string | undefined): void {
  useLayoutEffect(() => {
    if (!what) return undefined;
    const said = { what, timezone };
    set(said);
    return () => {
      if (shown === said) set(ANYTHING);
    };
  }, [what, timezone]);
}

export const useShown = (): Shown => useSyncExternalStore(onShown, () => shown);
