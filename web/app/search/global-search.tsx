import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, type JSX, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { lineOf } from '#kernel/clean-text.js';
import { useMay } from '../../shared/auth';
import type { MenuGroup } from '../menu/menu-for';
import { CustomerHits } from './customer-hits';
import { matching, namedLikeNew } from './matching';
import { ownActions, sellingActions, type SearchAction } from './own-actions';
import { pageActions } from './page-actions';
import { usePageThings } from './use-page-things';
import { usePageActs } from './use-page-acts';
import { useFirstAction } from './use-first-action';
import { useHits } from './use-hits';
import { useTypedActions } from './use-typed-actions';
import { useThemeAction } from './use-theme-action';

const [searchStore, search] = createSpotlight();

export interface GlobalSearchProps {
  groups: readonly MenuGroup[];
  open: boolean;
  query: string;
  box: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
  /** The box has the focus. */
  onReady: (box: HTMLInputElement) => void;
  onClose: () => void;
}

function Actions({ name, actions }: { name: string; actions: SearchAction[] }): JSX.Element | null {
  const navigate = useNavigate();
  if (actions.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={name}>
      {actions.map(({ label, picture: Picture, act }) => (
        <Spotlight.Action
          key={label}
          label={label}
          leftSection={Picture && <Picture size={17} stroke={1.75} aria-hidden />}
          onClick={() => (typeof act === 'string' ? void navigate(act) : act())}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

/** The list is a scroll area and passes these on to it, though its type does not say so. */
const SCROLLS_BY_KEYS = { viewportProps: { tabIndex: 0, role: 'group', 'aria-label': 'Results' } };

/** While it faded, the key that opens it again would do nothing, and the page would get what is typed. */
const GONE_AT_ONCE = { exitDuration: 0 };

/** Customers, pages and actions from anywhere. */
export default function GlobalSearch(props: GlobalSearchProps): JSX.Element {
  const { groups, open, query, box, onQuery, onReady, onClose } = props;
  const typed = lineOf(query);
  const { isSought, ...hits } = useHits(typed);
  const { asked: askedInWords, guessed } = useTypedActions(typed);
  const themeAction = useThemeAction();
  const ofPage = usePageActs();
  const selling = useMay('sell') ? sellingActions : [];
  const pages = pageActions(groups);
  const actions = [...ofPage, ...selling, themeAction, ...ownActions];
  const things = usePageThings(typed);
  const named = namedLikeNew([...pages, ...actions], typed);
  const asked = [...named, ...things.named, ...askedInWords];
  const others = (all: readonly SearchAction[]) =>
    matching(all, typed).filter((action) => !named.includes(action));
  const [otherPages, otherActions] = [others(pages), others(actions)];
  const hasOthers = [asked, things.others, otherPages, otherActions].some(
    ({ length }) => length > 0,
  );
  useEffect(() => {
    if (open) search.open();
    else search.close();
    // It opens anew the next time, and notes what had the focus then.
    return search.close;
  }, [open]);

  const first = useFirstAction(searchStore, {
    typed,
    isWaiting: hits.isWaiting,
    isError: hits.isError,
    isAsked: asked.length > 0,
    results: hits.rows,
  });

  return (
    <Spotlight.Root
      store={searchStore}
      query={query}
      onQueryChange={onQuery}
      onSpotlightClose={() => {
        first.forget();
        onClose();
      }}
      // What it leads to on the page under it has the focus.
      returnFocus={!things.isGoing}
      shortcut={null}
      scrollable
      maxHeight={440}
      radius="sm"
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      transitionProps={GONE_AT_ONCE}
      attributes={{ content: { 'aria-label': 'Search' } }}
    >
      <Spotlight.Search
        placeholder="A customer, page or day; “call Gomez”, “new Maria Gomez”, “print”"
        aria-label="Search customers, pages and actions"
        ref={box}
        onFocus={({ currentTarget }) => {
          things.begin();
          onReady(currentTarget);
        }}
        onKeyDownCapture={first.onKeyDownCapture}
        leftSection={<IconSearch size={17} aria-hidden />}
      />
      <Spotlight.ActionsList {...SCROLLS_BY_KEYS}>
        <Actions name="What you typed" actions={asked} />
        {isSought && <CustomerHits {...hits} hasOthers={hasOthers} />}
        <Actions name="On this page" actions={things.others} />
        <Actions name="Or" actions={guessed} />
        <Actions name="Pages" actions={otherPages} />
        <Actions name="Actions" actions={otherActions} />
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
