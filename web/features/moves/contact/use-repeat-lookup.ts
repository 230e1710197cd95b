import { useRef, useState } from 'react';
import { phoneDigits } from '#kernel/phone.js';
import { isEmailAddress } from '#kernel/validation/index.js';
import type { RepeatMatchView } from '#modules/customers/contract/match-repeat.view.js';
import { useFindRepeatsMutation } from './repeat-api';

/** What is known of a customer by which earlier moves are found. */
export interface Reachable {
  email?: string;
  altEmail?: string;
  phone?: string;
  altPhone?: string;
}

/** What is still being typed is not looked up. */
const wholeEmail = (typed = ''): string => (isEmailAddress(typed.trim()) ? typed.trim() : '');
const wholePhone = (typed = ''): string => {
  const digits = phoneDigits(typed);
  return digits.length === 10 ? digits : '';
};

/**
 * Looks for earlier moves with these addresses and phones, once for each set of them. `self` is the
 * customer on the page, who is not a repeat of their own.
 */
export function useRepeatLookup(self: string | null): {
  matches: readonly RepeatMatchView[];
  look: (reachable: Reachable) => Promise<readonly RepeatMatchView[]>;
  forget: () => void;
} {
  const [find] = useFindRepeatsMutation();
  const [matches, setMatches] = useState<readonly RepeatMatchView[]>([]);
  const asked = useRef('');

  const look = async (reachable: Reachable): Promise<readonly RepeatMatchView[]> => {
    const [phone, altPhone] = [wholePhone(reachable.phone), wholePhone(reachable.altPhone)];
    const sought = {
      email: wholeEmail(reachable.email),
      altEmail: wholeEmail(reachable.altEmail),
      ...(phone && { phone }),
      ...(altPhone && { altPhone }),
    };
    const key = Object.values(sought).join(' ');
    if (key === asked.current || key.trim() === '') return [];
    asked.current = key;
    const { data = [] } = await find(sought);
    const others = data.filter(({ _id }) => _id !== self);
    setMatches(others);
    return others;
  };
  return { matches, look, forget: () => setMatches([]) };
}
