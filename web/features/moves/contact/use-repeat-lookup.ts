import { useRef, useState } from 'react';
import type { RepeatMatchView } from '../../../../src/modules/customers/contract/match-repeat.view';
import { useFindRepeatsMutation } from './repeat-api';

/**
 * Looks for earlier moves of who has these addresses, once for each pair of them. `self` is the
 * customer on the page, who is no repeat of theirs.
 */
export function useRepeatLookup(self: string | null): {
  matches: readonly RepeatMatchView[];
  look: (email: string, altEmail: string) => Promise<readonly RepeatMatchView[]>;
  forget: () => void;
} {
  const [find] = useFindRepeatsMutation();
  const [matches, setMatches] = useState<readonly RepeatMatchView[]>([]);
  const asked = useRef('');

  const look = async (email: string, altEmail: string): Promise<readonly RepeatMatchView[]> => {
    const key = `${email.trim()} ${altEmail.trim()}`;
    if (key === asked.current || key.trim() === '') return [];
    asked.current = key;
    const { data = [] } = await find({ email: email.trim(), altEmail: altEmail.trim() });
    const others = data.filter(({ _id }) => _id !== self);
    setMatches(others);
    return others;
  };
  return { matches, look, forget: () => setMatches([]) };
}
