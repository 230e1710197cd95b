import type { PageDefinition } from '../../shared/pages';

export const customerListPage: PageDefinition = {
  path: '/emma/customer',
  load: () => import('./list/customer-list-page'),
};
