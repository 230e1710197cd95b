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

export interface HeaderProps {
  groups: readonly MenuGroup[];
  /** Where the open page puts its title and its controls. */
  titleRef: (element: HTMLElement | null) => void;
  actionsRef: (element: HTMLElement | null) => void;
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
export function Header({ groups, titleRef, actionsRef }: HeaderProps): JSX.Element {
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
      <div ref={titleRef} className={styles.title} />
      <div ref={actionsRef} className={styles.actions} />
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
