import { Tooltip } from '@mantine/core';
import { useEffect, useRef, type CSSProperties, type JSX } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { QueueBadge } from '../../features/customers';
import { beneathOf, warmUpPage } from '../../shared/pages';
import { currentItem, type MenuGroup, type MenuItem } from './menu-for';
import { linkOf } from './link-of';
import { MENU_ICONS } from './menu-icons';
import { SettingsFold, useFold } from './settings-fold';
import styles from './menu-list.module.css';

export interface MenuListProps {
  groups: readonly MenuGroup[];
  /** `icons`: the labels only on hover; `touch`: rows high enough for a thumb. */
  look: 'full' | 'icons' | 'touch';
  onChosen?: () => void;
}

function Entry({ item, look, to, current, onChosen }: EntryProps): JSX.Element {
  const Picture = MENU_ICONS[item.path];
  const link = (
    <Link
      to={to}
      className={styles.item}
      aria-current={current ? 'page' : undefined}
      aria-label={look === 'icons' ? item.label : undefined}
      onClick={onChosen}
      onPointerEnter={() => warmUpPage(item.path)}
      onFocus={() => warmUpPage(item.path)}
    >
      {Picture && <Picture size={17} stroke={1.75} aria-hidden />}
      {look !== 'icons' && <span className={styles.label}>{item.label}</span>}
      {item.badge && (
        <span className={styles.badge}>
          <QueueBadge queue={item.badge} />
        </span>
      )}
    </Link>
  );
  return look === 'icons' ? (
    <Tooltip label={item.label} position="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

interface EntryProps extends Pick<MenuListProps, 'look' | 'onChosen'> {
  item: MenuItem;
  to: string;
  current: boolean;
}

const isFolded = ({ isSetting }: MenuItem): boolean => isSetting === true;

/** The sidebar's groups and items, none of them out of view; what is set up once is folded away. */
export function MenuList({ groups, look, onChosen }: MenuListProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const location = useLocation();
  // With a move open over the board, the person is still on the board.
  const here = beneathOf(location) ?? location;
  const current = currentItem(groups, here.pathname);
  const items = groups.flatMap((group) => group.items);
  const settings = items.filter(isFolded);
  const fold = useFold(settings.some(({ path }) => path === current));
  const foldRows = settings.length > 0 ? 1 + (fold.isOpen ? settings.length : 0) : 0;
  // On a low window the one that the person is on is in view.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current, fold.isOpen]);

  const row = (item: MenuItem): JSX.Element => (
    <li key={item.path}>
      <Entry
        item={item}
        to={linkOf(item.path, here)}
        look={look}
        current={item.path === current}
        onChosen={onChosen}
      />
    </li>
  );
  return (
    <div
      ref={list}
      className={`${styles.menu} ${look === 'full' ? '' : styles[look]}`}
      style={{ '--rows': items.length - settings.length + foldRows } as CSSProperties}
    >
      {groups.map(({ name, items: ofGroup }) => (
        <section key={name} className={styles.group} aria-label={name}>
          {/* A page alone is its own heading. */}
          {ofGroup[0]?.label !== name && <h2 className={styles.heading}>{name}</h2>}
          <ul className={styles.list}>
            {ofGroup.filter((item) => !isFolded(item)).map(row)}
            {ofGroup.some(isFolded) && (
              <SettingsFold fold={fold} isNarrow={look === 'icons'}>
                {ofGroup.filter(isFolded).map(row)}
              </SettingsFold>
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
