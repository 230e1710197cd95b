import { useState } from 'react';

const OPEN = 'shown';

/**
 * Whether a part of a page is open, closed at first; remembered in this browser.
 * @param key under which it is kept
 */
export function useKeptOpen(key: string): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => localStorage.getItem(key) === OPEN);
  const toggle = (): void => {
    if (isOpen) localStorage.removeItem(key);
    else localStorage.setItem(key, OPEN);
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
