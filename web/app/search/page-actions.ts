import type { MenuGroup } from '../menu/menu-for';
import { MENU_ICONS } from '../menu/menu-icons';
import type { SearchAction } from './own-actions';

/**
 * The sidebar's pages; reports are named as such, because their labels alone say too little here.
 */
export const pageActions = (groups: readonly MenuGroup[]): SearchAction[] =>
  groups.flatMap(({ name, items }) =>
    items.map(({ label, path }) => ({
      label: name === 'Reports' ? `${label} report` : label,
      picture: MENU_ICONS[path],
      act: path,
    })),
  );
