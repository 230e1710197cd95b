import { createContext, useCallback, useContext } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { isInDropdown } from './floating';

/** The address of a page that another one is open over. */
export interface Beneath {
  pathname: string;
  search: string;
}

/** What the history keeps of a page that is open over another. */
interface OverState {
  over: Beneath;
  /** The entry before it is the page beneath. */
  isNext: boolean;
}

const isOverState = (state: unknown): state is OverState =>
  typeof state === 'object' && state !== null && 'over' in state;

/** The page beneath the one at a place; null where that is open alone. */
export const beneathOf = ({ state }: Pick<Location, 'state'>): Beneath | null =>
  isOverState(state) ? state.over : null;

/** Whether going back in the history leads to the page beneath. */
export const isNextTo = ({ state }: Pick<Location, 'state'>): boolean =>
  isOverState(state) && state.isNext;

/** For a page that others may open over: where it is, and whether one is. */
export const BeneathContext = createContext<{ at: Beneath; isCovered: boolean } | null>(null);

/** For a page that is open over another: what leads back there. */
export const OverContext = createContext<{ close: () => void } | null>(null);

export const useOver = (): { close: () => void } | null => useContext(OverContext);

export interface OwnPlace extends Beneath {
  /** Goes to another address of this page; what is open over it stays. */
  go: (address: string, options?: { replace?: boolean }) => void;
}

/** Where a page is, also while another one is open over it and has the address bar. */
export function useOwnPlace(): OwnPlace {
  const beneath = useContext(BeneathContext);
  const location = useLocation();
  const navigate = useNavigate();
  const covering = beneath?.isCovered ? location.pathname + location.search : null;
  const { pathname, search } = beneath?.at ?? location;
  const go = useCallback<OwnPlace['go']>(
    (address, options) => {
      if (covering === null) return void navigate(address, options);
      const { pathname: path, search: query } = new URL(address, window.location.origin);
      const state: OverState = { over: { pathname: path, search: query }, isNext: false };
      void navigate(covering, { replace: true, state });
    },
    [covering, navigate],
  );
  return { pathname, search, go };
}

/** How a link opens its page over this one; nothing special on pages that nothing opens over. */
export function useOpensOver(): { replace?: boolean; state?: OverState } {
  const beneath = useContext(BeneathContext);
  const location = useLocation();
  if (!beneath) return {};
  const { at, isCovered } = beneath;
  // One page is open over it at a time, so Back always leads to the page beneath.
  return {
    replace: isCovered,
    state: {
      over: { pathname: at.pathname, search: at.search },
      isNext: isCovered ? isNextTo(location) : true,
    },
  };
}

/** The query of the address; changing it keeps what the page is open over. */
export function useQuery(): [URLSearchParams, (query: Record<string, string>) => void] {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as Pick<Location<unknown>, 'state'>;
  return [query, (wanted) => setQuery(wanted, { replace: true, state })];
}

/** Marks the elements of a page that is open over another. */
const OVER = '[data-over-page]';

/**
 * Whether a key is meant for what this is in: for the page over another while it has the focus, else
 * for the one beneath. What drops down while one is over is not known to be of either.
 */
export function useIsKeyForThisPage(): (event: Pick<Event, 'target'>) => boolean {
  const isOver = useOver() !== null;
  const isCovered = useContext(BeneathContext)?.isCovered ?? false;
  return ({ target }) => {
    const element = target instanceof Element ? target : null;
    if (element?.closest(OVER)) return isOver;
    return !isOver && !(isCovered && element !== null && isInDropdown(element));
  };
}
