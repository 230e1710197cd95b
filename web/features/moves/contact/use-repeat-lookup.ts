import { useRef, useState } from 'react';
import { isEmailAddress } from '#kernel/validation/index.js';
import type { RepeatMatchView } from '#modules/customers/contract/match-repeat.view.js';
import { useFindRepeatsMutation } from './repeat-api';

/** An address that is still being typed is not looked up. */
const soundOf = (typed: string): string => (isEmailAddress(typed.trim()) ? typed.trim() : '');

/**
 * Looks for earlier moves with these addresses, once for each pair of them. `self` is the customer
 * on the page, who is not a repeat of their own.
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
    const addresses = { email: soundOf(email), altEmail: soundOf(altEmail) };
    const key = `${addresses.email} ${addresses.altEmail}`;
    if (key === asked.current || key.trim() === '') return [];
    asked.current = key;
    const { data = [] } = await find(addresses);
    const others = data.filter(({ _id }) => _id !== self);
    setMatches(others);
    return others;
  };
  return { matches, look, forget: () => setMatches([]) };
}
