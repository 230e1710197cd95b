import { useEffect, useState } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';

/** What an address may open on a customer's page at once: `?open=call`. */
export type Opening = 'call' | 'email' | 'confirmation' | 'slot';

/** The address of a customer's page that opens something at once. */
export const openingAt = (customerId: string, opening: Opening): string =>
  `/emma/customer/${customerId}?open=${opening}`;

/**
 * Whether a part of the page is open: as the address asked, which is then taken out of it, and from
 * then on as one opens and closes it.
 */
export function useOpening(opening: Opening): [boolean, (open: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  // What the page is open over is kept there.
  const { state } = useLocation() as Pick<Location<unknown>, 'state'>;
  const isAsked = search.get('open') === opening;
  const [open, setOpen] = useState(isAsked);
  // Once an address: it may stand for a moment after what it opened was closed again.
  const [seen, setSeen] = useState(isAsked);
  if (isAsked !== seen) {
    setSeen(isAsked);
    if (isAsked) setOpen(true);
  }
  useEffect(() => {
    if (!isAsked) return;
    const done = (before: URLSearchParams): URLSearchParams => {
      const rest = new URLSearchParams(before);
      rest.delete('open');
      return rest;
    };
    setSearch(done, { replace: true, state });
  }, [isAsked, setSearch, state]);
  return [open, setOpen];
}
