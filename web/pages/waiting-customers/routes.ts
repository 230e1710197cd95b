import type { PageDefinition } from '../../shared/pages';

export const waitingCustomersPages: readonly PageDefinition[] = [
  { path: '/emma/leads', load: () => import('./leads-page') },
  { path: '/emma/autobookings', load: () => import('./autobookings-page') },
];
