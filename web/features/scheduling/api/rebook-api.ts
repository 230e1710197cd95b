import type { AvailabilityView } from '#modules/scheduling/contract/availability.view.js';
import type { ExpectedActivity } from '#modules/scheduling/contract/expectations.js';
import type { RebookedView } from '#modules/scheduling/contract/retiming.view.js';
import type { Day } from '../../../shared/format';
import type { RoomSought } from '../model/rebook-plan';
import { BOOKING_TAGS, schedulingApi } from './scheduling-api';
import { takingBack, type TakesBack } from './taking-back';

/** One operation as it is to be. */
export interface RebookedPart {
  _id: string;
  /** `HH:mm` on the branch's clock. */
  start: string;
  /** Hours; absent stays. */
  duration?: number;
  /** Null leaves it unbooked. */
  truck: string | null;
  /** Without a truck: on the Unassigned row. */
  unassigned?: boolean;
}

export interface RebookArgs extends TakesBack {
  customerId: string;
  activityId: string;
  customerNounce: string;
  activityDay: Day;
  operations: readonly RebookedPart[];
  /** Where the sender believes the activity to be; absent: not checked. */
  expect?: ExpectedActivity;
}

const rebookApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    getRoom: build.query<AvailabilityView, RoomSought>({
      query: ({ branchId, requiresLift, ...params }) => ({
        url: `/movemanager/availability/${branchId}`,
        params: { ...params, ...(requiresLift && { requiresLift }) },
      }),
      providesTags: ['Load'],
    }),
    /** Another day, other hours, other trucks: all at once or nothing. */
    rebookActivity: build.mutation<RebookedView, RebookArgs>({
      query: ({ activityId, customerId: _, undoes, ...body }) =>
        takingBack(
          { url: `/move/activity/${activityId}/rebook`, method: 'POST', body },
          { undoes },
        ),
      invalidatesTags: (_done, _error, { customerId }) => [
        ...BOOKING_TAGS,
        'DayView' as const,
        { type: 'Customer', id: customerId },
      ],
    }),
  }),
});

export const { useGetRoomQuery, useRebookActivityMutation } = rebookApi;
