import type { BookingView, PlacedView } from '#modules/scheduling/contract/booking.view.js';
import { bookingOf, putBooking } from '../model/day-draft';
import type { DayKey } from '../model/day-key';
import type { JobHours } from '../model/job-hours';
import { inTurn } from './in-turn';
import { nounceIn } from './placing-api';
import { BOOKING_TAGS, cachedDay, schedulingApi, staleDay } from './scheduling-api';
import { takingBack, type TakesBack } from './taking-back';

/** One operation, from its present hours to new ones; its place never changes. */
export interface RetimeArgs extends DayKey, TakesBack {
  booking: BookingView;
  from: JobHours;
  to: JobHours;
  /** How the customer agreed to another start. */
  agreed: string | null;
}

const bodyOf = (
  { from, to, agreed }: RetimeArgs,
  { operation }: BookingView,
  customerNounce: string,
) => ({
  customerNounce,
  ...(to.start !== from.start && { start: to.start }),
  ...(to.duration !== from.duration && { duration: to.duration }),
  ...(agreed !== null && { agreed }),
  expect: { truck: operation.truck, unassigned: operation.unassigned, ...from },
});

const retimingApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shown once the server agreed: only the server knows what the new hours run into. */
    retimeOperation: build.mutation<PlacedView, RetimeArgs>({
      invalidatesTags: (_placed, _error, { booking }) => [
        ...BOOKING_TAGS,
        { type: 'Customer', id: booking.metaData.customerId },
      ],
      queryFn: (args, { dispatch, getState }, _extra, baseQuery) =>
        inTurn(args.booking.metaData.customerId, async () => {
          const { branchId, day, booking } = args;
          const key: DayKey = { branchId, day };
          const view = cachedDay(getState(), key);
          const known = (view && bookingOf(view, booking.operation._id)) ?? booking;
          const call = {
            url: `/assignment/operation/${branchId}/${booking.operation._id}/time`,
            method: 'PUT',
            body: bodyOf(args, known, nounceIn(view, booking)),
          };
          const { data, error } = await baseQuery(takingBack(call, args));
          if (error) {
            dispatch(staleDay(key));
            return { error };
          }
          const placed = data as PlacedView;
          const patch = schedulingApi.util.updateQueryData('getDayView', key, (draft) =>
            putBooking(draft, placed.booking),
          );
          dispatch(patch);
          return { data: placed };
        }),
    }),
  }),
});

export const { useRetimeOperationMutation } = retimingApi;
