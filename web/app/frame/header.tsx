import { IconCalendarSearch, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState, type JSX } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BranchSelect } from '../../features/branches';
import { useStaff } from '../../features/employees';
import { pageIdOf, PageViewers } from '../../features/presence';
import { useMay, useSession } from '../../shared/auth';
import { KeyHint, shortcut, ariaKeys, useShortcut } from '../../shared/shortcuts';
import { focusPageSearch } from '../../shared/ui';
import { MenuDrawer } from '../menu/menu-drawer';
import type { MenuGroup } from '../menu/menu-for';
import { SearchHost } from '../search/search-host';
import { AccountMenu } from './account-menu';
import styles from './header.module.css';

const ShortcutSheet = lazy(() => import('../help/shortcut-sheet'));

/** Where the open page puts its title and its controls. */
type Places = Record<'title' | 'actions', HTMLElement>;

/**
 * The places are there before the header that holds them: what the page puts there is drawn together with it, in steps.
 * Otherwise it would be drawn in one piece once the header is there.
 */
export function makePlaces(): Places {
  const place = (className: string | undefined): HTMLElement =>
    Object.assign(document.createElement('div'), { className });
  return { title: place(styles.title), actions: place(styles.actions) };
}

/** Only once: to put an element where it is already takes the focus from what is in it. */
function hold(here: HTMLElement | null, { title, actions }: Places): void {
  if (here && title.parentElement !== here) here.append(title, actions);
}

export interface HeaderProps {
  groups: readonly MenuGroup[];
  places: Places;
}

/** `/` belongs to the search of the open page, where it has one. */
const isSlash = (at: number): boolean => shortcut('search').keys[at] === '/';

/** The search's code is loaded when it is first used. */
function useSearch(): { wanted: boolean; open: boolean; set: (open: boolean) => void } {
  const [state, setState] = useState({ wanted: false, open: false });
  const set = (open: boolean): void => setState({ wanted: true, open });
  useShortcut('search', (at) => {
    if (!isSlash(at) || !focusPageSearch()) set(true);
  });
  return { ...state, set };
}

/** The line above every page. */
export function Header({ groups, places }: HeaderProps): JSX.Element {
  const location = useLocation();
  const session = useSession();
  const staff = useStaff();
  const maySell = useMay('sell');
  const search = useSearch();
  const [showsKeys, setShowsKeys] = useState(false);
  useShortcut('showShortcuts', () => setShowsKeys(true));
  return (
    <header className={styles.header}>
      <MenuDrawer groups={groups} />
      <div ref={(here) => hold(here, places)} className={styles.places} />
      <div className={styles.end}>
        <div className={styles.people}>
          <PageViewers pageId={pageIdOf(location)} self={session?.userId ?? null} staff={staff} />
        </div>
        {maySell && (
          <Link className={styles.free} to="/emma/free" title="Anything free?">
            <IconCalendarSearch size={15} aria-hidden />
            <span className={styles.freeWords}>Anything free?</span>
          </Link>
        )}
        <button
          type="button"
          className={styles.search}
          aria-label="Search"
          aria-keyshortcuts={ariaKeys('search')}
          onClick={() => search.set(true)}
        >
          <IconSearch size={15} aria-hidden />
          <span className={styles.searchWord}>Search</span>
          <KeyHint of="search" />
        </button>
        <div className={styles.branch}>
          <BranchSelect />
        </div>
        <AccountMenu onKeys={() => setShowsKeys(true)} />
      </div>
      {showsKeys && (
        <Suspense>
          <ShortcutSheet onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
      {search.wanted && <SearchHost groups={groups} open={search.open} onOpen={search.set} />}
    </header>
  );
}
