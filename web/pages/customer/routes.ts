import type { PageDefinition } from '../../shared/pages';

/** Shows over the customer list. */
export const createCustomerPage: PageDefinition = {
  path: '/emma/customer/create',
  load: () => import('./create-customer-page'),
};

export const customerPage: PageDefinition = {
  path: '/emma/customer/:id',
  load: () => import('./customer-page'),
};
