import type { CustomerListView } from '#modules/customers/contract/customer-row.view.js';
import type { AutobookingRow, LeadRow } from '#modules/customers/contract/lead-row.view.js';
import { baseApi } from '../../shared/api';

/** What the API calls the list's query; absent parts are not sent. */
export type ListParams = Readonly<Record<string, string | number>>;

const customersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the customer list. */
    listCustomers: build.query<CustomerListView, ListParams>({
      query: (params) => ({ url: '/customer', params }),
      providesTags: ['CustomerList'],
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

export const { useListCustomersQuery, useListLeadsQuery, useListAutobookingsQuery } = customersApi;
