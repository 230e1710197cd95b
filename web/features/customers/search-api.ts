import type { SidebarBadge } from '#modules/access/contract/web-routes.js';
import type { CustomerListView } from '#modules/customers/contract/customer-row.view.js';
import { baseApi } from '../../shared/api';

export type Queue = SidebarBadge;

const SIZE_PATHS: Readonly<Record<Queue, string>> = {
  newleads: '/customer/newleads_queue_size',
  autobookings: '/customer/autobook_queue_size',
};

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The best matches for what someone types in the header's search. */
    findCustomers: build.query<CustomerListView, string>({
      query: (search) => ({
        url: '/customer',
        params: { search, filter: 'all', size: 8, columns: 'phone,city' },
      }),
      providesTags: ['CustomerList'],
    }),
    /** How many customers wait in a queue. */
    getQueueSize: build.query<{ size: number }, { queue: Queue; branchId: string }>({
      query: ({ queue, branchId }) => ({ url: SIZE_PATHS[queue], params: { branchId } }),
      providesTags: ['QueueSize'],
    }),
  }),
});

export const { useFindCustomersQuery, useGetQueueSizeQuery } = searchApi;
