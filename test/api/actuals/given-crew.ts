import { expect } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import type {
  ActualView,
  ActualWithStampsView,
  StampsStoredView,
} from '#modules/actuals/contract/actual.view.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { seat } from '../scheduling/day-calls.js';
import type { Refusal } from '../scheduling/day-calls.js';

/** Booked from 8:30 in Chicago, which is 14:30 in UTC. */
export const DAY = '2027-03-10';
export const at = (clock: string): string => `${DAY}T${clock}:00.000Z`;

/** A booked move at the end of its day, and the two on its truck. */
export interface GivenCrew {
  move: GivenMove;
  truck: { _id: string; name: string };
  annId: string;
  ann: ApiClient;
  bo: ApiClient;
}

export async function givenCrew(api: TestApi): Promise<GivenCrew> {
  api.setTime(undefined);
  const people = [await hire(api), await hire(api)] as const;
  const truck = await givenTruck(api);
  const move = await givenMove(api, DAY);
  for (const [index, { _id: mover }] of people.entries()) {
    await seat(api, DAY, { mover, truck: truck._id, position: index + 1 });
  }
  expect((await assign(api, move, truck._id)).status).toBe(200);
  api.setTime(at('23:00'));
  return {
    move: await readMove(api, move.customerId),
    truck,
    annId: people[0]._id,
    ann: await api.asEmployee(people[0]),
    bo: await api.asEmployee(people[1]),
  };
}

/** A stamp of the crew's job, by default as a phone with the right clock makes it. */
export const stampOf = ({ move }: GivenCrew, kind: string, clock: string, over: object = {}) => ({
  id: newId(),
  operation: move.operationId,
  kind,
  at: at(clock),
  ...over,
});

export const sendStamps = (
  client: ApiClient,
  stamps: object[],
  sentAt = at('23:00'),
): Promise<ApiAnswer<StampsStoredView & Refusal>> =>
  client.post('actuals/stamps', { sentAt, stamps });

export const readActual = async ({ move, ann }: GivenCrew): Promise<ActualWithStampsView> =>
  (await ann.get<ActualWithStampsView>(`actuals/${move.operationId}`)).body;

export const correctActual = (
  client: ApiClient,
  { move }: GivenCrew,
  body: object,
): Promise<ApiAnswer<ActualView & Refusal>> => client.put(`actuals/${move.operationId}`, body);
