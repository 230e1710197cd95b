import type { BookingView, FollowedView } from '#modules/scheduling/contract/booking.view.js';
import type { DayKey } from '../model/day-key';
import { putBooking } from '../model/day-draft';
import { inTurn } from './in-turn';
import { nounceIn } from './placing-api';
import { BOOKING_TAGS, cachedDay, schedulingApi, staleDay } from './scheduling-api';
import { takingBack, type TakesBack } from './taking-back';

/** Two operations on one truck between which it is to drive directly, or by the yard again. */
export interface LinkArgs extends DayKey, TakesBack {
  booking: BookingView;
  /** The one before. */
  after: BookingView;
  isDirect: boolean;
}

const linkingApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shown once the server agreed: only the server knows the drive. */
    linkOperations: build.mutation<FollowedView, LinkArgs>({
      invalidatesTags: (_linked, _error, { booking, after }) => [
        ...BOOKING_TAGS,
        { type: 'Customer', id: booking.metaData.customerId },
        { type: 'Customer', id: after.metaData.customerId },
      ],
      queryFn: (args, { dispatch, getState }, _extra, baseQuery) =>
        inTurn(args.booking.metaData.customerId, async () => {
          const { branchId, day, booking, after, isDirect } = args;
          const key: DayKey = { branchId, day };
          const view = cachedDay(getState(), key);
          const { _id: operationId, truck, unassigned } = booking.operation;
          const nounces = {
            customerNounce: nounceIn(view, booking),
            afterNounce: nounceIn(view, after),
          };
          const url = `/assignment/follow/${branchId}/${operationId}`;
          const expect = { truck, unassigned };
          const call = isDirect
            ? { url, method: 'PUT', body: { ...nounces, after: after.operation._id, expect } }
            : { url, method: 'DELETE', params: nounces };
          const { data, error } = await baseQuery(takingBack(call, args));
          if (error) {
            dispatch(staleDay(key));
            return { error };
          }
          const linked = data as FollowedView;
          const patch = schedulingApi.util.updateQueryData('getDayView', key, (draft) => {
            putBooking(draft, linked.after);
            putBooking(draft, linked.booking);
          });
          dispatch(patch);
          return { data: linked };
        }),
    }),
  }),
});

export const { useLinkOperationsMutation } = linkingApi;
