import type { PageDefinition } from '../../shared/pages';

export const customerPage: PageDefinition = {
  path: '/emma/customer/:id',
  load: () => import('./customer-page'),
};

export const createCustomerPage: PageDefinition = {
  path: '/emma/customer/create',
  load: () => import('./create-customer-page'),
};
