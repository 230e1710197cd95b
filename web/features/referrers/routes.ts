import type { PageDefinition } from '../../shared/pages';

export const marketingPage: PageDefinition = {
  path: '/emma/admin/marketing',
  load: () => import('./sources/sources-page'),
};
