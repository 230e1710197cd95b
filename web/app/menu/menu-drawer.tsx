import { ActionIcon, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { BranchSelect } from '../../features/branches';
import type { MenuGroup } from './menu-for';
import { MenuList } from './menu-list';
import styles from './menu-drawer.module.css';

/** The menu on a phone: behind a button, over the page. */
export function MenuDrawer({ groups }: { groups: readonly MenuGroup[] }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        className={styles.button}
        size="lg"
        aria-label="Menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <Drawer opened={open} onClose={() => setOpen(false)} title="Emma" size={280}>
        <div className={styles.branch}>
          <BranchSelect />
        </div>
        <nav aria-label="Main">
          <MenuList groups={groups} look="touch" onChosen={() => setOpen(false)} />
        </nav>
      </Drawer>
    </>
  );
}
