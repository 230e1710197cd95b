import type { PlacedView } from '#modules/scheduling/contract/booking.view.js';
import { baseApi } from '../../shared/api';

interface PlacedOperation {
  id: string;
  branchId: string;
  nounce: string;
}

const placementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes an operation off its truck and off the board. */
    unbookOperation: build.mutation<PlacedView, PlacedOperation>({
      query: ({ id, branchId, nounce }) => ({
        url: `/assignment/operation/${branchId}/${id}`,
        method: 'DELETE',
        params: { customerNounce: nounce },
      }),
      invalidatesTags: ['DayView', 'Load', 'CustomerList', 'History'],
    }),
  }),
});

export const { useUnbookOperationMutation } = placementApi;
