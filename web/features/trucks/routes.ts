import type { PageDefinition } from '../../shared/pages';

/** The list is a page of its own: it says besides what each truck does today. */
export const truckPages: readonly PageDefinition[] = [
  { path: '/emma/admin/truck/new', load: () => import('./form/new-truck-page') },
  { path: '/emma/admin/truck/:id', load: () => import('./form/truck-page') },
];
