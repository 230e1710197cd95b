import {
  sidebarFor,
  SIDEBAR_GROUPS,
  type SidebarGroup,
  type SidebarItem,
} from '#modules/access/contract/web-routes.js';
import type { Role } from '../../shared/auth';
import type { PageDefinition } from '../../shared/pages';

export interface MenuItem extends SidebarItem {
  path: string;
  /** Loads the page's code. */
  load: PageDefinition['load'];
}

export interface MenuGroup {
  name: SidebarGroup;
  items: MenuItem[];
}

const flat = (pages: readonly PageDefinition[]): PageDefinition[] =>
  pages.flatMap((page) => [page, ...flat(page.children ?? [])]);

/** The sidebar: the pages that exist and the roles permit. */
export function menuFor(roles: readonly Role[], pages: readonly PageDefinition[]): MenuGroup[] {
  const known = new Map(flat(pages).map(({ path, load }) => [path, load]));
  const items = sidebarFor(roles).flatMap(({ path, sidebar }) => {
    const load = known.get(path);
    return load ? [{ ...sidebar, path, load }] : [];
  });
  return SIDEBAR_GROUPS.map((name) => ({
    name,
    items: items.filter(({ group }) => group === name),
  })).filter(({ items: ofGroup }) => ofGroup.length > 0);
}

/**
 * The item that an address belongs to: the one with the longest path that the address begins with.
 */
export function currentItem(groups: readonly MenuGroup[], pathname: string): string | null {
  const paths = groups.flatMap(({ items }) => items.map(({ path }) => path));
  return paths
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .reduce<string | null>((best, path) => (best && best.length > path.length ? best : path), null);
}
