import type { PermissionKey, Role } from '#kernel/permission.js';
import { isReduced, may } from './permission-table.js';

export const SIDEBAR_GROUPS = [
  'Today',
  'Customers',
  'Moves',
  'Administration',
  'Reports',
  'Account',
] as const;
export type SidebarGroup = (typeof SIDEBAR_GROUPS)[number];

/** Which queue's size is shown next to a sidebar item. */
export type SidebarBadge = 'newleads' | 'autobookings';

export interface SidebarItem {
  group: SidebarGroup;
  label: string;
  badge?: SidebarBadge;
  /** Set up once and seldom looked at: folded away at the end of its group. */
  isSetting?: true;
}

/** A page of the web, who may open it and who may change what is on it. */
export interface WebRoute {
  /** In the router's notation: `:id` is one segment, `?` marks an optional one. */
  path: string;
  view: PermissionKey;
  /** Without this key its fields and buttons are disabled. */
  edit: PermissionKey;
  sidebar?: SidebarItem;
}

const item = (group: SidebarGroup, label: string, badge?: SidebarBadge): SidebarItem =>
  badge ? { group, label, badge } : { group, label };

const setting = (label: string): SidebarItem => ({
  ...{ group: 'Administration', label },
  isSetting: true,
});

const page = (
  path: string,
  view: PermissionKey,
  edit: PermissionKey,
  sidebar?: SidebarItem,
): WebRoute => (sidebar ? { path, view, edit, sidebar } : { path, view, edit });

/**
 * Every page, in the order of the sidebar; a fixed path comes before the pattern that it also
 * matches.
 */
export const WEB_ROUTES: readonly WebRoute[] = [
  page('/signin', 'open', 'open'),
  // The page for visitors of the company's web site; a bundle of its own, outside the staff's app.
  page('/book', 'open', 'open'),
  page('/emma', 'self', 'self'),
  page('/emma/today', 'sell', 'sell', item('Today', 'Today')),
  page('/emma/customer', 'read', 'sell', item('Customers', 'All Customers')),
  page('/emma/leads', 'sell', 'sell', item('Customers', 'New Leads', 'newleads')),
  page('/emma/autobookings', 'sell', 'sell', item('Customers', 'Autobookings', 'autobookings')),
  page('/emma/customer/create', 'sell', 'sell', item('Customers', 'New Customer')),
  page('/emma/customer/:id', 'read', 'sell'),
  // Led to by the header and the search.
  page('/emma/free', 'sell', 'sell'),
  page('/emma/move', 'read', 'dispatch', item('Moves', 'Move Manager')),
  page('/emma/move/closing', 'dispatch', 'dispatch', item('Moves', 'Closing')),
  page('/emma/move/:pathDay', 'read', 'dispatch'),
  page('/emma/move/:pathDay/print', 'dispatch', 'dispatch'),
  page('/emma/admin/branch', 'admin', 'admin', item('Administration', 'Branches')),
  page('/emma/admin/branch/new', 'admin', 'admin'),
  page('/emma/admin/branch/:id', 'admin', 'admin'),
  page('/emma/admin/truck', 'trucks', 'trucks', item('Administration', 'Trucks')),
  page('/emma/admin/truck/new', 'trucks', 'trucks'),
  page('/emma/admin/truck/:id', 'trucks', 'trucks'),
  page('/emma/admin/employee', 'trucks', 'admin', item('Administration', 'Employees')),
  page('/emma/admin/employee/new', 'admin', 'admin'),
  page('/emma/admin/employee/:id', 'trucks', 'admin'),
  page('/emma/admin/company', 'admin', 'admin', setting('Company')),
  page('/emma/admin/template', 'admin', 'admin', setting('Email templates')),
  page('/emma/admin/template/new', 'admin', 'admin'),
  page('/emma/admin/template/:id', 'admin', 'admin'),
  page('/emma/admin/marketing', 'admin', 'admin', item('Administration', 'Marketing')),
  page('/emma/admin/problemlocations', 'read', 'sell', item('Administration', 'Problem locations')),
  page('/emma/admin/constants', 'admin', 'admin', setting('Estimate constants')),
  page('/emma/admin/ranges', 'admin', 'admin', setting('Estimate ranges')),
  page('/emma/admin/queues', 'admin', 'admin', setting('Job queues')),
  page('/emma/admin/audit', 'admin', 'admin', setting('Audit trail')),
  page('/emma/report/moves', 'admin', 'admin', item('Reports', 'Move')),
  page('/emma/report/manager', 'admin', 'admin', item('Reports', 'Manager')),
  page('/emma/report/marketing', 'admin', 'admin', item('Reports', 'Marketing')),
  page('/emma/account/myschedule', 'self', 'self', item('Account', 'My Schedule')),
  page('/emma/account/job/:operationId', 'self', 'self'),
  // Shown only if mail goes to the local mailbox.
  page('/emma/mailbox', 'sell', 'sell', item('Account', 'Local mailbox')),
  page('/emma/help', 'self', 'self', item('Account', 'Help')),
];

const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
};

/**
 * The page that a path opens; `undefined` for a path without a page. A trailing slash makes no
 * difference.
 */
export function webRouteOf(path: string): WebRoute | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return WEB_ROUTES.find((route) => fits(route.path, clean));
}

/** Whether someone with these roles may open the page at `path`. */
export function mayView(roles: readonly Role[], path: string): boolean {
  const route = webRouteOf(path);
  return route !== undefined && may(roles, route.view);
}

/** Where sign-in leads without another wish: movers and leads to their days (R-ACCESS-18). */
export const startPageOf = (roles: readonly Role[]): string =>
  isReduced(roles) ? '/emma/account/myschedule' : '/emma';

/** The sidebar's items for someone with these roles, in order. */
export const sidebarFor = (roles: readonly Role[]): (WebRoute & { sidebar: SidebarItem })[] =>
  WEB_ROUTES.filter(
    (route): route is WebRoute & { sidebar: SidebarItem } =>
      route.sidebar !== undefined && may(roles, route.view),
  );
