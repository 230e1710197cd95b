import type { PlacedView } from '#modules/scheduling/contract/booking.view.js';
import type { ApiAnswer, ApiClient } from '../api/api-client.js';
import type { TestApi } from '../api/start-test-api.js';
import type { GivenMove } from './given-move.js';

/** What booking calls answer, refusals included. */
export type BookingAnswer = ApiAnswer<PlacedView & { code?: string; message?: string }>;

type Bookable = Pick<GivenMove, 'operationId' | 'nounce'>;

export const assign = (
  api: TestApi,
  { operationId, nounce }: Bookable,
  truck: string,
  extra: object = {},
  client: ApiClient = api.as('sales'),
): Promise<BookingAnswer> =>
  client.put(`assignment/operation/${api.branchId}/${operationId}`, {
    customerNounce: nounce,
    truck,
    ...extra,
  });

export const unassign = (
  api: TestApi,
  { operationId, nounce }: Bookable,
  query: Record<string, string> = {},
): Promise<BookingAnswer> =>
  api.as('sales').delete(`assignment/operation/${api.branchId}/${operationId}`, {
    query: { customerNounce: nounce, ...query },
  });
