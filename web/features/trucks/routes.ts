import type { PageDefinition } from '../../shared/pages';

export const truckPages: readonly PageDefinition[] = [
  { path: '/emma/admin/truck', load: () => import('./list/truck-list-page') },
  { path: '/emma/admin/truck/new', load: () => import('./form/new-truck-page') },
  { path: '/emma/admin/truck/:id', load: () => import('./form/truck-page') },
];
