import type { JobView } from '#kernel/job.js';
import type {
  CreateActivityDto,
  DeleteActivityQueryDto,
} from '#modules/moves/contract/activity.dto.js';
import type { CreateCustomerDto } from '#modules/moves/contract/create-customer.dto.js';
import type { ActivityCreatedView, NounceView } from '#modules/moves/contract/activity.view.js';
import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import type { CreatedView, CustomerView } from '#modules/moves/contract/customer.view.js';
import type { EstimateView, JobStartedView } from '#modules/moves/contract/estimate.view.js';
import type { PatchMoveMetaDto } from '#modules/moves/contract/patch-customer.dto.js';
import type { ReorderLocationsDto } from '#modules/moves/contract/reorder-locations.dto.js';
import { baseApi } from '../../shared/api';
import { pageStore } from '../../shared/store';

interface WithNounce {
  id: string;
  nounce: string;
}

type Dispatch = (action: unknown) => unknown;

/** The answer to a write is the newest version: the page need not fetch it. */
async function keepAnswer(
  dispatch: Dispatch,
  answered: Promise<{ data: CustomerView }>,
): Promise<void> {
  try {
    const { data } = await answered;
    dispatch(movesApi.util.upsertQueryData('getCustomer', data._id, data));
  } catch {
    // The caller shows why it was refused.
  }
}

interface ReworkArgs {
  activityId: string;
  body: {
    customerNounce: string;
    activityDay: string;
    operations: { _id: string; truck: string | null }[];
    activity: { locations: object[] };
  };
}

interface OfActivity {
  customerId: string;
  activityId: string;
}

const movesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One customer with the whole move. */
    getCustomer: build.query<CustomerView, string>({
      query: (id) => `/customer/${id}`,
      providesTags: (_view, _error, id) => [{ type: 'Customer', id }],
    }),
    /** The figures that estimates are computed from. */
    getConstants: build.query<ConstantsView, void>({
      query: () => '/booking/currentconstants',
      providesTags: ['Constants'],
      keepUnusedDataFor: 600,
    }),
    createCustomer: build.mutation<CreatedView, CreateCustomerDto>({
      query: (body) => ({ url: '/customermgt', method: 'POST', body }),
      invalidatesTags: ['CustomerList', 'QueueSize'],
    }),
    /** `body` is a whole customer, as GET returned it and a person changed it. */
    saveCustomer: build.mutation<CustomerView, { id: string; body: object }>({
      query: ({ id, body }) => ({ url: `/customermgt/${id}`, method: 'PUT', body }),
      onQueryStarted: (_args, { dispatch, queryFulfilled }) =>
        keepAnswer(dispatch as Dispatch, queryFulfilled),
      invalidatesTags: ['CustomerList', 'QueueSize', 'History'],
    }),
    patchCustomer: build.mutation<
      CustomerView,
      { id: string; nounce?: string; meta: PatchMoveMetaDto }
    >({
      query: ({ id, nounce, meta }) => ({
        url: `/customer/${id}`,
        method: 'PATCH',
        body: { nounce, move: { meta } },
      }),
      onQueryStarted: (_args, { dispatch, queryFulfilled }) =>
        keepAnswer(dispatch as Dispatch, queryFulfilled),
      invalidatesTags: ['History'],
    }),
    cancelCustomer: build.mutation<CustomerView, WithNounce & { reason: string }>({
      query: ({ id, nounce, reason }) => ({
        url: `/customer/${id}`,
        method: 'DELETE',
        params: reason.trim() ? { nounce, reason: reason.trim() } : { nounce },
      }),
      onQueryStarted: (_args, { dispatch, queryFulfilled }) =>
        keepAnswer(dispatch as Dispatch, queryFulfilled),
      invalidatesTags: ['CustomerList', 'QueueSize', 'History', 'DayView', 'Load'],
    }),
    reactivateCustomer: build.mutation<CustomerView, WithNounce>({
      query: ({ id, nounce }) => ({
        url: `/customermgt/${id}/reactivate`,
        method: 'PUT',
        body: { nounce },
      }),
      onQueryStarted: (_args, { dispatch, queryFulfilled }) =>
        keepAnswer(dispatch as Dispatch, queryFulfilled),
      invalidatesTags: ['CustomerList', 'QueueSize', 'History'],
    }),
    cloneCustomer: build.mutation<CreatedView, string>({
      query: (id) => ({ url: `/customer/clone/${id}`, method: 'POST' }),
      invalidatesTags: ['CustomerList', 'QueueSize'],
    }),
    addActivity: build.mutation<ActivityCreatedView, CreateActivityDto>({
      query: (body) => ({ url: '/move/activity', method: 'POST', body }),
      invalidatesTags: (_view, error, { movingContractId }) =>
        error ? [] : [{ type: 'Customer', id: movingContractId }, 'CustomerList', 'History'],
    }),
    deleteActivity: build.mutation<NounceView, DeleteActivityQueryDto>({
      query: (params) => ({ url: '/move/activity', method: 'DELETE', params }),
      invalidatesTags: (_view, error, { customerId }) =>
        error ? [] : [{ type: 'Customer', id: customerId }, 'CustomerList', 'History'],
    }),
    /** Stops of a booked day, saved and booked again in one, or not at all. */
    reworkActivity: build.mutation<NounceView, ReworkArgs>({
      query: ({ activityId, body }) => ({
        url: `/move/activity/${activityId}/rebook`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['CustomerList', 'QueueSize', 'History', 'DayView', 'Load'],
    }),
    orderLocations: build.mutation<CustomerView, ReorderLocationsDto>({
      query: (body) => ({ url: '/move/location/order', method: 'PUT', body }),
      onQueryStarted: (_args, { dispatch, queryFulfilled }) =>
        keepAnswer(dispatch as Dispatch, queryFulfilled),
      invalidatesTags: ['History'],
    }),
    /** Computes from what is on screen (`body` as in EstimateRequestDto); stores nothing. */
    createEstimate: build.mutation<EstimateView, OfActivity & { body: object }>({
      query: ({ customerId, activityId, body }) => ({
        url: `/move/location/estimate/${customerId}/${activityId}`,
        method: 'POST',
        body,
      }),
    }),
    /** Starts a job; its outcome is announced on the customer's topic. */
    refreshDriveTimes: build.mutation<JobStartedView, OfActivity>({
      query: ({ customerId, activityId }) => ({
        url: `/move/drivetimes/${customerId}/${activityId}`,
        method: 'POST',
      }),
    }),
    /** The state of a job that this page started. */
    getJob: build.query<JobView, string>({
      query: (id) => `/jobs/${id}`,
      providesTags: ['Job'],
    }),
  }),
});

/** Fetches a customer that is about to be opened, unless it was fetched a moment ago. */
export function fetchCustomerAhead(id: string): void {
  const { dispatch } = pageStore();
  dispatch(movesApi.util.prefetch('getCustomer', id, { ifOlderThan: 5 }));
}

/** Fetches the figures that estimates are computed from, unless they are known already. */
export function fetchConstantsAhead(): void {
  pageStore().dispatch(movesApi.util.prefetch('getConstants', undefined, {}));
}

/** A customer as it is stored now. */
export const readCustomer = (id: string): Promise<CustomerView> =>
  pageStore()
    .dispatch(movesApi.endpoints.getCustomer.initiate(id, { subscribe: false, forceRefetch: true }))
    .unwrap();

/** The figures that estimates are computed from, where they are needed once. */
export const readConstants = (): Promise<ConstantsView> =>
  pageStore()
    .dispatch(movesApi.endpoints.getConstants.initiate(undefined, { subscribe: false }))
    .unwrap();

/** Stores a customer where no page of it is open; `body` as of `saveCustomer`. */
export const storeCustomer = (args: { id: string; body: object }): Promise<CustomerView> =>
  pageStore().dispatch(movesApi.endpoints.saveCustomer.initiate(args)).unwrap();

export const {
  useGetJobQuery,
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useGetConstantsQuery,
  useCreateCustomerMutation,
  useSaveCustomerMutation,
  usePatchCustomerMutation,
  useCancelCustomerMutation,
  useReactivateCustomerMutation,
  useCloneCustomerMutation,
  useAddActivityMutation,
  useDeleteActivityMutation,
  useOrderLocationsMutation,
  useReworkActivityMutation,
  useCreateEstimateMutation,
  useRefreshDriveTimesMutation,
} = movesApi;
