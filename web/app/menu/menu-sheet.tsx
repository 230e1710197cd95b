import { Drawer } from '@mantine/core';
import type { JSX } from 'react';
import { BranchSelect } from '../../features/branches';
import type { MenuGroup } from './menu-for';
import { MenuList } from './menu-list';
import { VersionLine } from './sidebar';
import styles from './menu-drawer.module.css';

export interface MenuSheetProps {
  groups: readonly MenuGroup[];
  open: boolean;
  onClose: () => void;
}

/** The menu itself, over the page. */
export default function MenuSheet({ groups, open, onClose }: MenuSheetProps): JSX.Element {
  return (
    <Drawer opened={open} onClose={onClose} title="Emma" size={280}>
      <div className={styles.branch}>
        <BranchSelect />
      </div>
      <nav aria-label="Main">
        <MenuList groups={groups} look="touch" onChosen={onClose} />
      </nav>
      <VersionLine />
    </Drawer>
  );
}
