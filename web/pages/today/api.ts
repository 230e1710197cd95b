import type { SalesTodayView } from '#modules/customers/contract/sales-today.view.js';
import type { DayLoadView } from '#modules/scheduling/contract/availability.view.js';
import type { OnlineHoldView } from '#modules/scheduling/contract/holds.view.js';
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
export const ROOM_DAYS = 14;

const todayApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who waits for a salesperson. */
    getSalesToday: build.query<SalesTodayView, BranchToday>({
      query: ({ branchId }) => ({ url: '/customermgt/today', params: { branchId } }),
      providesTags: ['CustomerList', 'History'],
    }),
    /** How full the trucks are. */
    getTruckRoom: build.query<DayLoadView[], BranchToday>({
      query: ({ branchId, today }) => ({
        url: `/movemanager/load/${branchId}`,
        params: { from: today, to: addDays(today, ROOM_DAYS - 1) },
      }),
      providesTags: ['Load'],
    }),
    /** What visitors of the web site hold, of whatever day. */
    getHeldOnline: build.query<OnlineHoldView[], BranchToday>({
      query: ({ branchId }) => `/slots/online/${branchId}`,
      providesTags: ['Load'],
    }),
  }),
});

/** Fetches again how full the days are, and what is held on them. */
export const staleRoom = () => todayApi.util.invalidateTags(['Load']);

export const { useGetHeldOnlineQuery, useGetSalesTodayQuery, useGetTruckRoomQuery } = todayApi;
