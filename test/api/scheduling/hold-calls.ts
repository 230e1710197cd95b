import { expect, jest } from '@jest/globals';
import { currentTransaction } from '#platform/database/transaction.js';
import type { HoldBookedView, HoldView } from '#modules/scheduling/contract/holds.view.js';
import type { SlotView } from '#modules/scheduling/contract/slots.view.js';
import { SlotSearcher } from '#modules/scheduling/queries/find-slots/slot-searcher.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import type { Refusal } from './day-calls.js';
import { givenJob, slotAt } from './slot-calls.js';

/** Not the day on which times are held. */
export const LATER = '2027-03-12';

export type HoldAnswer = ApiAnswer<HoldView & Refusal & { slots?: SlotView[] }>;

export const hold = (api: TestApi, token: string, client: ApiClient = api.as('sales')) =>
  client.post<HoldAnswer['body']>('slots/hold', { token });

export const holdsOf = (api: TestApi, client: ApiClient = api.as('sales')) =>
  client.get<HoldView[]>('slots/hold');

export const renew = (api: TestApi, id: string, client: ApiClient = api.as('sales')) =>
  client.put<HoldAnswer['body']>(`slots/hold/${id}`, {});

export const release = (api: TestApi, id: string, client: ApiClient = api.as('sales')) =>
  client.delete<Refusal>(`slots/hold/${id}`);

export const book = (
  api: TestApi,
  id: string,
  { customerId, activityId, nounce }: Pick<GivenMove, 'customerId' | 'activityId' | 'nounce'>,
  client: ApiClient = api.as('sales'),
): Promise<ApiAnswer<HoldBookedView & Refusal & { slots?: SlotView[] }>> =>
  client.post(`slots/hold/${id}/book`, { customerId, activityId, nounce });

/** The token of the slot at a start. */
export async function tokenAt(api: TestApi, clock: string, body: object): Promise<string> {
  const slot = await slotAt(api, clock, body);
  if (!slot) throw new Error(`Nothing is free at ${clock}`);
  return slot.token;
}

/** What is held at a start. */
export async function givenHold(api: TestApi, clock: string, body: object): Promise<HoldView> {
  const answer = await hold(api, await tokenAt(api, clock, body));
  if (answer.status !== 201) throw new Error(`Not held: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A move of four hours on another day that may be booked at a held time. */
export const givenHeldJob = (
  api: TestApi,
  more: Parameters<typeof givenJob>[1],
): Promise<GivenMove> =>
  givenJob(api, {
    ...{ day: LATER, hours: 4, activity: { numMovers: 2, truckCount: 1 } },
    ...more,
  });

/** A call that is refused, which looks for what is free instead once nothing of it is locked anymore. */
export async function refusedLate<Answer>(
  api: TestApi,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const searcher = api.get(SlotSearcher);
  const prepare = searcher.prepare.bind(searcher);
  const searches: string[] = [];
  const watched = jest.spyOn(searcher, 'prepare').mockImplementation((asked) => {
    searches.push(currentTransaction() ? 'with locks' : 'without');
    return prepare(asked);
  });
  const answer = await call().finally(() => watched.mockRestore());
  expect(searches.at(-1)).toBe('without');
  return answer;
}

/** The move is not booked at the held time, and told of others, which it answers; nothing has changed. */
export async function expectTaken(
  api: TestApi,
  held: HoldView,
  move: GivenMove,
): Promise<SlotView[]> {
  const { status, body } = await refusedLate(api, () => book(api, held._id, move));
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'SLOT_TAKEN' });
  expect(body.slots?.length).toBeLessThanOrEqual(3);
  expect((await holdsOf(api)).body).toContainEqual(held);
  expect((await readMove(api, move.customerId)).nounce).toBe(move.nounce);
  return body.slots ?? [];
}
