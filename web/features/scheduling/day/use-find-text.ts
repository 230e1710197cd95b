import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../shared/ui';

/** What is looked for, as the address has it: a copied address shows the same to others. */
export interface FindAddress {
  text: string;
  onText: (text: string) => void;
}

/** An address on which nothing is kept, for a board without one. */
export const NO_FIND: FindAddress = { text: '', onText: () => undefined };

/** Browsers allow few changes of the address a second. */
const PAUSE_MS = 250;

/** The text being typed, which follows the address and is put there at a pause. */
export function useFindText({ text, onText }: FindAddress): [string, (text: string) => void] {
  const [typed, setTyped] = useState(text);
  const known = useRef(text);
  const keep = useLatest(onText);
  const send = useDebouncedCallback((next: string) => {
    known.current = next;
    keep(next);
  }, PAUSE_MS);
  useEffect(() => {
    if (text === known.current) return;
    known.current = text;
    setTyped(text);
  }, [text]);
  return [
    typed,
    (next) => {
      setTyped(next);
      send(next);
    },
  ];
}
