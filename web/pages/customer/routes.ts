import { loadCustomerList } from '../../features/customers';
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

/** The list; the form for a new customer opens over it. */
export const customerListPage: PageDefinition = {
  path: '/emma/customer',
  load: () => import('../customer-list/customer-list-page'),
  loadRest: loadCustomerList,
};
