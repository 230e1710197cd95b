import type { EventKind } from '../../../src/modules/calls/contract/call-terms';
import type {
  HistoryEventView,
  PhoneEventView,
} from '../../../src/modules/calls/contract/history.view';
import type { LogCallDto } from '../../../src/modules/calls/contract/calls.dto';
import { baseApi } from '../../shared/api';

interface HistoryQuery {
  customerId: string;
  /** Absent: every kind. */
  type?: EventKind;
}

const callsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What happened to a customer, newest first. */
    getHistory: build.query<HistoryEventView[], HistoryQuery>({
      query: ({ customerId, type }) => ({
        url: `/contract/history/${customerId}`,
        params: type ? { type } : undefined,
      }),
      providesTags: ['History'],
    }),
    logCall: build.mutation<PhoneEventView, LogCallDto>({
      query: (body) => ({ url: '/contract/phone', method: 'POST', body }),
      invalidatesTags: (_view, error, { contractId }) =>
        error ? [] : [{ type: 'Customer', id: contractId }, 'History', 'CustomerList', 'QueueSize'],
    }),
  }),
});

export const { useGetHistoryQuery, useLogCallMutation } = callsApi;
