import type {
  CustomerListView,
  SavedViewView,
} from '#modules/customers/contract/customer-row.view.js';
import type {
  AutobookingRow,
  LeadRow,
  NextCallView,
} from '#modules/customers/contract/lead-row.view.js';
import { baseApi, type ApiError } from '../../shared/api';

type SavedViewBody = Pick<SavedViewView, 'name' | 'shared' | 'query'>;

/** What the API calls the list's query; absent parts are not sent. */
export type ListParams = Readonly<Record<string, string | number>>;

/** What the lists of who waits for a call show besides. */
const WITH_CALLS = { columns: 'phone,nextCall' };

/** A customer and who looks after them; null: nobody. */
export interface Managed {
  customerId: string;
  managedBy: string | null;
}

/** `at` null: no call. `words` absent: as they are. */
interface PlannedCall {
  customerId: string;
  at: string | null;
  words?: string;
}

/** What is read of a customer before another manager is stored. */
interface CustomerManager {
  nounce: string;
  managedBy: string | null;
}

export const customersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the customer list. */
    listCustomers: build.query<CustomerListView, ListParams>({
      query: (params) => ({ url: '/customer', params }),
      providesTags: ['CustomerList'],
    }),
    /** The new leads of a branch, or of all. */
    listLeads: build.query<LeadRow[], string>({
      query: (branchId) => ({ url: '/customermgt/newleads', params: { branchId, ...WITH_CALLS } }),
      providesTags: ['CustomerList'],
    }),
    /** The autobookings of a branch, or of all. */
    listAutobookings: build.query<AutobookingRow[], string>({
      query: (branchId) => ({
        url: '/customermgt/autobookings',
        params: { branchId, ...WITH_CALLS },
      }),
      providesTags: ['CustomerList'],
    }),
    /** When a customer is called next; null: no call is planned. */
    planCall: build.mutation<NextCallView, PlannedCall>({
      query: ({ customerId, ...body }) => ({
        url: `/customermgt/${customerId}/nextcall`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['CustomerList', 'History'],
    }),
    getNextCall: build.query<NextCallView, string>({
      query: (customerId) => `/customermgt/${customerId}/nextcall`,
      // A call that is logged settles it.
      providesTags: ['History'],
    }),
    /**
     * Who looks after a customer; based on how the customer is at this moment. Answers who did before.
     * The lists are left as they are: many are assigned one after the other, and `listsChanged` ends it.
     */
    assignManager: build.mutation<Managed, Managed>({
      queryFn: async ({ customerId, managedBy }, _api, _extra, call) => {
        const latest = await call(`/customer/${customerId}`);
        if (latest.error) return { error: latest.error as ApiError };
        const { nounce, managedBy: former } = latest.data as CustomerManager;
        const body = { nounce, managedBy };
        const stored = await call({ url: `/customermgt/${customerId}`, method: 'PUT', body });
        return stored.error
          ? { error: stored.error as ApiError }
          : { data: { customerId, managedBy: former } };
      },
    }),
    /** One's own views of the list, and those that are shared. */
    listViews: build.query<SavedViewView[], void>({
      query: () => '/customerview',
      providesTags: ['CustomerView'],
    }),
    /** Saves a view; `id` null: a new one. */
    saveView: build.mutation<SavedViewView, { id: string | null; view: SavedViewBody }>({
      query: ({ id, view }) => ({
        url: id === null ? '/customerview' : `/customerview/${id}`,
        method: id === null ? 'POST' : 'PUT',
        body: view,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['CustomerView']),
    }),
    deleteView: build.mutation<unknown, string>({
      query: (id) => ({ url: `/customerview/${id}`, method: 'DELETE' }),
      invalidatesTags: ['CustomerView'],
    }),
  }),
});

/** Has the lists asked for again. */
export const listsChanged = () => baseApi.util.invalidateTags(['CustomerList']);

export const { useListViewsQuery, useSaveViewMutation, useDeleteViewMutation } = customersApi;
export const { usePlanCallMutation, useGetNextCallQuery, useAssignManagerMutation } = customersApi;
export const { useListCustomersQuery, useListLeadsQuery, useListAutobookingsQuery } = customersApi;
