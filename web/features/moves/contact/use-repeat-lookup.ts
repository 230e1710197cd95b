import { useRef, useState } from 'react';
import { readPhone } from '#kernel/phone.js';
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
const wholePhone = (typed = ''): string => (readPhone(typed) ? typed.trim() : '');

/**
 * Looks for earlier moves with these addresses and phones, once for each set of them. `self` is the
 * customer on the page, who is not a repeat of their own. `look` gives null where nothing new was
 * asked or nothing is known: the same addresses again, no answer, or one that a later one overtook.
 */
export function useRepeatLookup(self: string | null): {
  matches: readonly RepeatMatchView[];
  look: (reachable: Reachable) => Promise<readonly RepeatMatchView[] | null>;
  forget: () => void;
} {
  const [find] = useFindRepeatsMutation();
  const [matches, setMatches] = useState<readonly RepeatMatchView[]>([]);
  const asked = useRef<string | null>(null);

  const look = async (reachable: Reachable): Promise<readonly RepeatMatchView[] | null> => {
    const [phone, altPhone] = [wholePhone(reachable.phone), wholePhone(reachable.altPhone)];
    const sought = {
      email: wholeEmail(reachable.email),
      altEmail: wholeEmail(reachable.altEmail),
      ...(phone && { phone }),
      ...(altPhone && { altPhone }),
    };
    const key = Object.values(sought).join(' ');
    if (key === asked.current) return null;
    asked.current = key;
    const { data } = key.trim() === '' ? { data: [] } : await find(sought);
    if (key !== asked.current) return null;
    if (!data) {
      asked.current = null;
      return null;
    }
    const others = data.filter(({ _id }) => _id !== self);
    setMatches(others);
    return others;
  };
  return { matches, look, forget: () => setMatches([]) };
}
