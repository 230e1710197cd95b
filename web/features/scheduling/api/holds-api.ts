import type { HoldBookedView, HoldView } from '#modules/scheduling/contract/holds.view.js';
import type { DayKey } from '../model/day-key';
import { BOOKING_TAGS, schedulingApi, staleDay, staleHolds } from './scheduling-api';
import { takingBack, type TakesBack } from './taking-back';

/** What is to be booked at a held time. */
interface BookHoldArgs {
  holdId: string;
  customerId: string;
  activityId: string;
  /** Of the customer. */
  nounce: string;
}

const holdsApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Holds a slot by the token of its offer. */
    createHold: build.mutation<HoldView, string>({
      query: (token) => ({ url: '/slots/hold', method: 'POST', body: { token } }),
      invalidatesTags: ['Holds'],
    }),
    renewHold: build.mutation<HoldView, string>({
      query: (holdId) => ({ url: `/slots/hold/${holdId}`, method: 'PUT' }),
    }),
    /** Holds a time again that was given back, as long as it would have been. */
    resumeHold: build.mutation<HoldView, DayKey & TakesBack & { holdId: string }>({
      query: ({ holdId, undoes }) =>
        takingBack({ url: `/slots/hold/${holdId}`, method: 'PUT' }, { undoes }),
      onQueryStarted: async ({ branchId, day }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => null);
        dispatch(staleDay({ branchId, day }));
        dispatch(staleHolds());
      },
    }),
    /** What the person who is signed in holds now. */
    listHolds: build.query<HoldView[], void>({
      query: () => '/slots/hold',
      keepUnusedDataFor: 0,
      providesTags: ['Holds'],
    }),
    bookHold: build.mutation<HoldBookedView, BookHoldArgs>({
      query: ({ holdId, ...body }) => ({ url: `/slots/hold/${holdId}/book`, method: 'POST', body }),
      invalidatesTags: (booked, _error, { customerId }) => [
        ...(booked ? BOOKING_TAGS : []),
        { type: 'Customer', id: customerId },
        ...(booked?.neighbors ?? []).map((next) => ({
          type: 'Customer' as const,
          id: next.customerId,
        })),
      ],
    }),
    /**
     * Gives a held time back; `day` is the board that shows it. Also sent by a page that is being
     * left.
     */
    releaseHold: build.mutation<object, DayKey & { holdId: string }>({
      query: ({ holdId }) => ({
        url: `/slots/hold/${holdId}`,
        method: 'DELETE',
        keepalive: true,
      }),
      onQueryStarted: async ({ branchId, day }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => null);
        dispatch(staleDay({ branchId, day }));
        dispatch(staleHolds());
      },
    }),
  }),
});

export const {
  useBookHoldMutation,
  useCreateHoldMutation,
  useListHoldsQuery,
  useReleaseHoldMutation,
  useResumeHoldMutation,
  useRenewHoldMutation,
} = holdsApi;

/** The answer that a time is held again. */
export const isResumed = holdsApi.endpoints.resumeHold.matchFulfilled;
