import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { schedulingApi } from './scheduling-api';

/** Dollars that the customer was told for one day, supplies and fees included. */
export interface PlannedPrice {
  least: number;
  most: number;
}

interface OfActivity {
  customerId: string;
  activityId: string;
}

/** Null where the reader may not know it. */
function priceOf({ move }: CustomerView, activityId: string): PlannedPrice | null {
  const activity = move.activities.find(({ _id }) => _id === activityId);
  const { estTotalCostMin: least, estTotalCost: most } = activity ?? {};
  if (least === undefined || most === undefined) return null;
  // Hours below the minimum cost the minimum.
  return { least, most: Math.max(least, most) };
}

const plannedPriceApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Boards carry no prices: a card asks for its own. */
    getPlannedPrice: build.query<PlannedPrice | null, OfActivity>({
      query: ({ customerId }) => `/customer/${customerId}`,
      transformResponse: (customer: CustomerView, _meta, { activityId }) =>
        priceOf(customer, activityId),
      providesTags: (_price, _error, { customerId }) => [{ type: 'Customer', id: customerId }],
    }),
  }),
});

export const { useGetPlannedPriceQuery } = plannedPriceApi;
