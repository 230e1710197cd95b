import type { PinnedView } from '#modules/planning/contract/proposal.view.js';
import type { DayKey } from '../model/day-key';
import { schedulingApi, tagOfDay } from './scheduling-api';

/** A move of a day. */
interface MoveOfDay extends DayKey {
  operationId: string;
}

const pinApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lets the plan desk leave a move where it is. */
    pinMove: build.mutation<PinnedView, MoveOfDay>({
      query: ({ operationId }) => ({
        url: `/planning/pin/${operationId}`,
        method: 'PUT',
        body: {},
      }),
      invalidatesTags: (_pinned, _error, key) => [tagOfDay(key)],
    }),
    unpinMove: build.mutation<object, MoveOfDay>({
      query: ({ operationId }) => ({ url: `/planning/pin/${operationId}`, method: 'DELETE' }),
      invalidatesTags: (_gone, _error, key) => [tagOfDay(key)],
    }),
  }),
});

export const { usePinMoveMutation, useUnpinMoveMutation } = pinApi;
