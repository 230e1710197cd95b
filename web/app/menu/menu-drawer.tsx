import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState, type JSX } from 'react';
import type { MenuGroup } from './menu-for';
import styles from './menu-drawer.module.css';

// Only phones open it.
const MenuSheet = lazy(() => import('./menu-sheet'));

/** The menu on a phone: behind a button, over the page. */
export function MenuDrawer({ groups }: { groups: readonly MenuGroup[] }): JSX.Element {
  const [{ wanted, open }, set] = useState({ wanted: false, open: false });
  return (
    <>
      <ActionIcon
        className={styles.button}
        size="lg"
        aria-label="Menu"
        aria-expanded={open}
        onClick={() => set({ wanted: true, open: true })}
      >
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      {wanted && (
        <Suspense>
          <MenuSheet
            groups={groups}
            open={open}
            onClose={() => set({ wanted: true, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
