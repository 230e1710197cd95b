import type { EventKind } from '#kernel/event-kind.js';
import type { HistoryEventView, PhoneEventView } from '#modules/calls/contract/history.view.js';
import type { LogCallDto } from '#modules/calls/contract/calls.dto.js';
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
