import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useGetClientConfigQuery } from '../../features/access';
import { useNarrow } from '../../shared/ui';
import type { MenuGroup } from './menu-for';
import { MenuList } from './menu-list';
import { useSidebarWidth } from './sidebar-width';
import styles from './sidebar.module.css';

/** What the server runs, for whoever reports a fault. */
export function VersionLine(): JSX.Element | null {
  const { data } = useGetClientConfigQuery();
  return data ? <span className={styles.version}>Version {data.version}</span> : null;
}

/** The menu at the window's left; collapses to an icon-only bar. A phone has it behind a button. */
export function Sidebar({ groups }: { groups: readonly MenuGroup[] }): JSX.Element | null {
  const { collapsed, toggle } = useSidebarWidth();
  if (useNarrow()) return null;
  const Picture = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const action = collapsed ? 'Expand the sidebar' : 'Collapse the sidebar';
  return (
    <nav className={styles.sidebar} aria-label="Main">
      <Link to="/emma" className={styles.brand} aria-label="Emma, start page">
        <img src="/icon.svg" alt="" />
        {!collapsed && 'Emma'}
      </Link>
      <div className={styles.menu}>
        <MenuList groups={groups} look={collapsed ? 'icons' : 'full'} />
      </div>
      <div className={styles.foot}>
        <Tooltip label={action} position="right">
          <ActionIcon aria-label={action} aria-expanded={!collapsed} onClick={toggle}>
            <Picture size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {!collapsed && <VersionLine />}
      </div>
    </nav>
  );
}
