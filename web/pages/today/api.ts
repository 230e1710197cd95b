import type { SalesTodayView } from '#modules/customers/contract/sales-today.view.js';
import type { DayAttentionView } from '#modules/scheduling/contract/attention.view.js';
import type { DayLoadView } from '#modules/scheduling/contract/availability.view.js';
import { addDays } from '#kernel/local-date.js';
import { baseApi } from '../../shared/api';
import type { Day } from '../../shared/format';

export interface BranchToday {
  branchId: string;
  today: Day;
}

/** The board of a branch's day. */
export const boardAddress = (day: Day, branchId: string): string =>
  `/emma/move/${day}?branchId=${branchId}`;

/** Days of which the room on the trucks is shown, today included. */
const ROOM_DAYS = 14;

const todayApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who waits for a salesperson. */
    getSalesToday: build.query<SalesTodayView, BranchToday>({
      query: ({ branchId }) => ({ url: '/customermgt/today', params: { branchId } }),
      providesTags: ['CustomerList', 'History'],
    }),
    /** What the boards of today and tomorrow lack. */
    getAttention: build.query<DayAttentionView[], BranchToday>({
      query: ({ branchId, today }) => `/movemanager/attention/${today}/${branchId}`,
      providesTags: ['Load', 'DayView'],
    }),
    /** How full the trucks are. */
    getTruckRoom: build.query<DayLoadView[], BranchToday>({
      query: ({ branchId, today }) => ({
        url: `/movemanager/load/${branchId}`,
        params: { from: today, to: addDays(today, ROOM_DAYS - 1) },
      }),
      providesTags: ['Load'],
    }),
  }),
});

export const { useGetSalesTodayQuery, useGetAttentionQuery, useGetTruckRoomQuery } = todayApi;
