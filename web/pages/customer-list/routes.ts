import { loadCustomerList } from '../../features/customers';
import type { PageDefinition } from '../../shared/pages';

/** The list; the form for a new customer opens over it. */
export const customerListPage: PageDefinition = {
  path: '/emma/customer',
  load: async () => {
    // Together: the one is nothing without the other.
    const [page] = await Promise.all([import('./customer-list-page'), loadCustomerList()]);
    return page;
  },
};
