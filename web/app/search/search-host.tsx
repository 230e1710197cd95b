import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, type JSX } from 'react';
import type { MenuGroup } from '../menu/menu-for';
import styles from './search-host.module.css';
import { useKeysBefore } from './use-keys-before';

const GlobalSearch = lazy(() => import('./global-search'));

export interface SearchHostProps {
  groups: readonly MenuGroup[];
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** What is typed before the search is there, so that nobody types blindly. */
function Opening({ query }: { query: string }): JSX.Element {
  return (
    <div className={styles.opening} aria-hidden>
      <IconSearch size={17} />
      <span>{query || 'Search …'}</span>
    </div>
  );
}

/** The search; its code is loaded when it is first used, and gets what was typed until then. */
export function SearchHost({ groups, open, onOpen }: SearchHostProps): JSX.Element {
  const [query, setQuery] = useState('');
  const [isReady, setReady] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isEntered = useRef(false);
  const close = (): void => {
    isEntered.current = false;
    setReady(false);
    onOpen(false);
  };
  useKeysBefore(
    {
      box,
      onType: setQuery,
      onEnter: (entered) => {
        isEntered.current = entered;
      },
      onEscape: () => {
        setQuery('');
        close();
      },
    },
    open && !isReady,
  );
  const start = (input: HTMLInputElement): void => {
    if (isReady) return;
    setReady(true);
    input.setSelectionRange(input.value.length, input.value.length);
    const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
    if (isEntered.current) input.dispatchEvent(new KeyboardEvent('keydown', enter));
    isEntered.current = false;
  };
  return (
    <Suspense fallback={open && <Opening query={query} />}>
      <GlobalSearch
        groups={groups}
        open={open}
        query={query}
        box={box}
        onQuery={setQuery}
        onReady={start}
        onClose={close}
      />
    </Suspense>
  );
}
