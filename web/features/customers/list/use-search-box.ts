import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListState } from './list-state';
import type { ChangeList } from './use-list-state';

const TYPING_MS = 250;

/** One letter fits nearly everyone: it is looked for on Enter only. */
const MIN_LETTERS = 2;

export interface SearchBox {
  text: string;
  /** Enter was pressed in an empty box. */
  missing: boolean;
  type: (text: string) => void;
  submit: () => void;
  clear: () => void;
  /** Another choice of the form; what was typed just before goes with it. */
  change: ChangeList;
}

/** The text of the list's search: looked for a moment after the last key, and at once by Enter. */
export function useSearchBox(state: ListState, onChange: ChangeList): SearchBox {
  const { search } = state;
  const [text, setText] = useState(search);
  const [missing, setMissing] = useState(false);
  const asked = useRef(search);
  const shown = useRef(search);
  const isWaiting = useRef(false);

  const ask = (sought: string, replace: boolean): void => {
    isWaiting.current = false;
    if (sought === asked.current && replace) return;
    asked.current = sought;
    // Best match first, whatever the list was sorted by.
    onChange({ search: sought, sort: null }, { replace });
  };
  const askSoon = useDebouncedCallback((sought: string) => ask(sought, true), TYPING_MS);
  const stopWaiting = (): void => {
    askSoon.cancel();
    isWaiting.current = false;
  };

  // Back, forward and views change the address, and the box shows what is searched for then; what was
  // about to be asked would change the list that was just chosen.
  const onAddress = useEffectEvent(() => {
    const isOwn = search !== shown.current && search === asked.current;
    const isOther = search !== shown.current || isWaiting.current;
    shown.current = search;
    if (isOwn || !isOther) return;
    stopWaiting();
    asked.current = search;
    setText(search);
  });
  useEffect(() => onAddress(), [state]);

  return {
    text,
    missing,
    type: (typed) => {
      setText(typed);
      setMissing(false);
      const sought = typed.trim();
      stopWaiting();
      if (sought.length > 0 && sought.length < MIN_LETTERS) return;
      isWaiting.current = true;
      askSoon(sought);
    },
    submit: () => {
      stopWaiting();
      const sought = text.trim();
      setMissing(!sought);
      if (sought) ask(sought, false);
    },
    clear: () => {
      stopWaiting();
      setText('');
      setMissing(false);
      ask('', false);
    },
    change: (part, options) => {
      const typed = isWaiting.current ? text.trim() : asked.current;
      stopWaiting();
      if (typed === asked.current) return onChange(part, options);
      asked.current = typed;
      onChange({ search: typed, sort: null, ...part }, options);
    },
  };
}
