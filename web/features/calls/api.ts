import type {
  HistoryEventView,
  PhoneEventView,
} from '../../../src/modules/calls/contract/history.view';
import type { LogCallDto } from '../../../src/modules/calls/contract/log-call.dto';
import { baseApi } from '../../shared/api';

const callsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What happened to a customer, newest first. */
    getHistory: build.query<HistoryEventView[], string>({
      query: (customerId) => `/contract/history/${customerId}`,
      providesTags: ['History'],
    }),
    /** The calls with a customer, newest first. */
    getCalls: build.query<PhoneEventView[], string>({
      query: (customerId) => ({
        url: `/contract/history/${customerId}`,
        params: { type: 'PHONED' },
      }),
      providesTags: ['History'],
    }),
    logCall: build.mutation<PhoneEventView, LogCallDto>({
      query: (body) => ({ url: '/contract/phone', method: 'POST', body }),
      invalidatesTags: (_event, error, { contractId }) =>
        error ? [] : ['History', 'CustomerList', 'QueueSize', { type: 'Customer', id: contractId }],
    }),
  }),
});

export const { useGetHistoryQuery, useGetCallsQuery, useLogCallMutation } = callsApi;
