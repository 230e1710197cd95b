import type { CustomerListView } from '../../../src/modules/customers/contract/customer-row.view';
import type {
  AutobookingRow,
  LeadRow,
} from '../../../src/modules/customers/contract/lead-row.view';
import { baseApi } from '../../shared/api';
import { saveAs } from './save-as';

/** What the wire calls the list's query; absent parts are not sent. */
export type ListParams = Readonly<Record<string, string | number>>;

const customersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the customer list. */
    listCustomers: build.query<CustomerListView, ListParams>({
      query: (params) => ({ url: '/customer', params }),
      providesTags: ['CustomerList'],
    }),
    /** All customers that the list's query fits, as a file of the browser. */
    exportCustomers: build.mutation<null, ListParams>({
      query: (params) => ({
        url: '/customer/export',
        params,
        responseHandler: async (response) => {
          if (!response.ok) return (await response.json()) as unknown;
          saveAs(await response.blob(), 'customers.csv');
          return null;
        },
      }),
    }),
    /** The new leads of a branch, or of all. */
    listLeads: build.query<LeadRow[], string>({
      query: (branchId) => ({ url: '/customermgt/newleads', params: { branchId } }),
      providesTags: ['CustomerList'],
    }),
    /** The autobookings of a branch, or of all. */
    listAutobookings: build.query<AutobookingRow[], string>({
      query: (branchId) => ({ url: '/customermgt/autobookings', params: { branchId } }),
      providesTags: ['CustomerList'],
    }),
  }),
});

export const {
  useListCustomersQuery,
  useExportCustomersMutation,
  useListLeadsQuery,
  useListAutobookingsQuery,
} = customersApi;
