import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
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
}

/** The text of the list's search: looked for a moment after the last key, and at once by Enter. */
export function useSearchBox(search: string, onChange: ChangeList): SearchBox {
  const [text, setText] = useState(search);
  const [missing, setMissing] = useState(false);
  const asked = useRef(search);
  // Back, forward and saved views change the address, and the box shows what is searched for then.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setText(search);
  }, [search]);

  const ask = (sought: string, replace: boolean): void => {
    if (sought === asked.current && replace) return;
    asked.current = sought;
    // Best match first, whatever the list was sorted by.
    onChange({ search: sought, sort: null }, { replace });
  };
  const askSoon = useDebouncedCallback((sought: string) => ask(sought, true), TYPING_MS);

  return {
    text,
    missing,
    type: (typed) => {
      setText(typed);
      setMissing(false);
      const sought = typed.trim();
      if (sought === '' || sought.length >= MIN_LETTERS) askSoon(sought);
      else askSoon.cancel();
    },
    submit: () => {
      askSoon.cancel();
      const sought = text.trim();
      setMissing(!sought);
      if (sought) ask(sought, false);
    },
    clear: () => {
      askSoon.cancel();
      setText('');
      setMissing(false);
      ask('', false);
    },
  };
}
