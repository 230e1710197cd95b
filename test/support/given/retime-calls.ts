import type { PlacedView } from '#modules/scheduling/contract/booking.view.js';
import type { InTheWayView, RebookedView } from '#modules/scheduling/contract/retiming.view.js';
import type { ApiAnswer, ApiClient } from '../api/api-client.js';
import type { TestApi } from '../api/start-test-api.js';
import type { GivenMove } from './given-move.js';

/** What a refusal of another time says. */
interface Refusal {
  code?: string;
  message?: string;
  errors?: { path: string }[];
  with?: InTheWayView[];
  earliest?: string;
  latest?: string;
}
export type RetimeAnswer = ApiAnswer<PlacedView & Refusal>;
export type RebookAnswer = ApiAnswer<RebookedView & Refusal>;

/** Words for a start that the customer agreed to. */
export const AGREED = 'Maria said yes on the phone';

export const retime = (
  api: TestApi,
  { operationId, nounce }: Pick<GivenMove, 'operationId' | 'nounce'>,
  body: object,
  client: ApiClient = api.as('sales'),
): Promise<RetimeAnswer> =>
  client.put(`assignment/operation/${api.branchId}/${operationId}/time`, {
    customerNounce: nounce,
    ...body,
  });

export const rebook = (
  api: TestApi,
  { activityId, nounce }: Pick<GivenMove, 'activityId' | 'nounce'>,
  activityDay: string,
  operations: object[],
  client: ApiClient = api.as('sales'),
): Promise<RebookAnswer> =>
  client.post(`move/activity/${activityId}/rebook`, {
    customerNounce: nounce,
    activityDay,
    operations,
  });
