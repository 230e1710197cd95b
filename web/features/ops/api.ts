import type { AuditView } from '#modules/ops/contract/audit.view.js';
import type {
  QueueJobListView,
  QueueJobState,
  QueueView,
} from '#modules/ops/contract/queue.view.js';
import { baseApi } from '../../shared/api';

export interface QueueJobsRequest {
  queue: string;
  state: QueueJobState;
  page: number;
}

/** What an operator can do to a queue. */
export type QueueAct = 'pause' | 'resume';

/** What an operator does to one job. */
export interface JobAct {
  queue: string;
  jobId: string;
  act: 'retry' | 'promote' | 'remove';
}

/** Filters that are not set are not sent. */
export type AuditRequest = Readonly<Record<string, string | number>>;

export const opsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The state of each queue. */
    listQueues: build.query<QueueView[], void>({
      query: () => '/ops/queues',
      providesTags: ['Queue'],
    }),
    /** A page of a queue's jobs in one state. */
    listQueueJobs: build.query<QueueJobListView, QueueJobsRequest>({
      query: ({ queue, state, page }) => ({
        url: `/ops/queues/${queue}/jobs`,
        params: { state, page },
      }),
      providesTags: (_list, _error, { queue }) => [{ type: 'QueueJob', id: queue }],
    }),
    /** After a refusal the lists are fetched again too: the job has moved on meanwhile. */
    actOnJob: build.mutation<void, JobAct>({
      query: ({ queue, jobId, act }) => {
        const job = `/ops/queues/${queue}/jobs/${jobId}`;
        return act === 'remove'
          ? { url: job, method: 'DELETE' }
          : { url: `${job}/${act}`, method: 'POST' };
      },
      invalidatesTags: (_done, _error, { queue }) => ['Queue', { type: 'QueueJob', id: queue }],
    }),
    /** Pauses a queue, or resumes it. */
    switchQueue: build.mutation<void, { queue: string; act: QueueAct }>({
      query: ({ queue, act }) => ({ url: `/ops/queues/${queue}/${act}`, method: 'POST' }),
      invalidatesTags: (_done, _error, { queue }) => ['Queue', { type: 'QueueJob', id: queue }],
    }),
    /** Every truck there ever was, by name. */
    listTruckNames: build.query<{ _id: string; name: string }[], void>({
      query: () => ({ url: '/truck', params: { filter: 'all', includeRentals: 'yes' } }),
      providesTags: ['Truck'],
    }),
    /** A page of the audit trail, newest first. */
    listAuditEvents: build.query<AuditView, AuditRequest>({
      query: (params) => ({ url: '/audit', params }),
    }),
  }),
});

export const {
  useListQueuesQuery,
  useListQueueJobsQuery,
  useActOnJobMutation,
  useSwitchQueueMutation,
  useListTruckNamesQuery,
  useListAuditEventsQuery,
} = opsApi;
