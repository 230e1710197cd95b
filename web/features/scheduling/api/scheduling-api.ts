import { original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { DayLoadView } from '#modules/scheduling/contract/availability.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { baseApi } from '../../../shared/api';
import type { Day } from '../../../shared/format';
import { pageStore } from '../../../shared/store';
import type { DayKey } from '../model/day-key';

export interface LoadSpan {
  branchId: string;
  /** Both days inclusive, at most 62. */
  from: Day;
  to: Day;
}

/** A day's trucks, and what visitors of the web site have reserved on them. */
export type DayRows = Pick<DayView, 'trucks' | 'reservations'>;

/** A change may overtake an answer that was read before it: the older state is not shown. */
const newerOf = (shown: DayView, read: DayView): DayView =>
  read.revision < shown.revision ? shown : copyWithStructuralSharing(original(shown), read);

const tagOf = ({ branchId, day }: DayKey): string => `${branchId}:${day}`;

/** The board of a day in the cache. */
export const tagOfDay = (key: DayKey) => ({ type: 'DayView', id: tagOf(key) }) as const;

/** The data that boards are drawn from. */
export const schedulingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDayView: build.query<DayView, DayKey>({
      query: ({ branchId, day }) => `/movemanager/day_view/${day}/${branchId}`,
      merge: newerOf,
      providesTags: (_view, _error, key) => [tagOfDay(key)],
    }),
    /** The rows of a board without their blocks, for a board that must not be redrawn now. */
    getDayRows: build.query<DayRows, DayKey>({
      query: ({ branchId, day }) => `/movemanager/day_view/${day}/${branchId}`,
      transformResponse: ({ trucks, reservations }: DayView) => ({ trucks, reservations }),
      keepUnusedDataFor: 0,
    }),
    getLoad: build.query<DayLoadView[], LoadSpan>({
      query: ({ branchId, from, to }) => ({
        url: `/movemanager/load/${branchId}`,
        params: { from, to },
      }),
      providesTags: ['Load'],
    }),
  }),
});

/** Fetches a board that is about to be opened, unless it is known already. */
export function fetchDayAhead(key: DayKey): void {
  pageStore().dispatch(schedulingApi.util.prefetch('getDayView', key, {}));
}

/** What shows a booking besides its board and its customer. */
export const BOOKING_TAGS = ['Load', 'CustomerList', 'History'] as const;

/** Fetches a board again. */
export const staleDay = (key: DayKey): ReturnType<typeof schedulingApi.util.invalidateTags> =>
  schedulingApi.util.invalidateTags([tagOfDay(key)]);

/** Fetches again what this person holds. */
export const staleHolds = (): ReturnType<typeof schedulingApi.util.invalidateTags> =>
  schedulingApi.util.invalidateTags(['Holds']);

/** Fetches a board again, and how full the days are. */
export const staleLoad = (key: DayKey): ReturnType<typeof schedulingApi.util.invalidateTags> =>
  schedulingApi.util.invalidateTags([tagOfDay(key), 'Load']);

type ApiState = Parameters<ReturnType<typeof schedulingApi.endpoints.getDayView.select>>[0];

/** The board as the cache has it now. */
export const cachedDay = (state: unknown, key: DayKey): DayView | undefined =>
  schedulingApi.endpoints.getDayView.select(key)(state as ApiState).data;

export const {
  useGetDayViewQuery,
  useLazyGetDayViewQuery,
  useGetLoadQuery,
  useLazyGetDayRowsQuery,
} = schedulingApi;
