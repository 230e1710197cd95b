import { useState } from 'react';

const KEY = 'emma.board.crew';
const HIDDEN = 'hidden';
const SHOWN = 'shown';
/** Narrower windows give the board all their width until someone asks for the panel. */
const WIDE = '(min-width: 1151px)';

function isShownAtFirst(): boolean {
  const kept = localStorage.getItem(KEY);
  return kept === null ? window.matchMedia(WIDE).matches : kept !== HIDDEN;
}

/** Whether the crew panel is open; remembered in this browser. */
export function useCrewShown(): [boolean, () => void] {
  const [isShown, setShown] = useState(isShownAtFirst);
  const toggle = (): void => {
    localStorage.setItem(KEY, isShown ? HIDDEN : SHOWN);
    setShown(!isShown);
  };
  return [isShown, toggle];
}
