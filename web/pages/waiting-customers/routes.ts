import type { PageDefinition } from '../../shared/pages';

const pages = () => import('./waiting-pages');

export const waitingCustomersPages: readonly PageDefinition[] = [
  { path: '/emma/leads', load: async () => ({ default: (await pages()).LeadsPage }) },
  { path: '/emma/autobookings', load: async () => ({ default: (await pages()).AutobookingsPage }) },
];
