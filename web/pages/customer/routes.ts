import type { PageDefinition } from '../../shared/pages';

export const customerPages: readonly PageDefinition[] = [
  { path: '/emma/customer/create', load: () => import('./create-customer-page') },
  { path: '/emma/customer/:id', load: () => import('./customer-page') },
];
