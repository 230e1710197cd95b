import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import type { InTheWayView } from '#modules/scheduling/contract/retiming.view.js';
import type { StandInPairView } from '#modules/scheduling/contract/stand-in.view.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED, retime } from '../../support/given/retime-calls.js';
import { dayView } from './day-calls.js';
import type { Refusal } from './day-calls.js';

export type StandInAnswer = ApiAnswer<StandInPairView & Refusal & { with?: InTheWayView[] }>;

/** Somebody takes over a row at 9:45 AM. */
export const putStandIn = (
  api: TestApi,
  body: object,
  client: ApiClient = api.as('manager'),
): Promise<StandInAnswer> =>
  client.put('movemanager/standin', {
    ...{ branchId: api.branchId, from: '09:45', note: 'Engine' },
    ...body,
  });

export const removeStandIn = (
  api: TestApi,
  query: Record<string, string>,
  client: ApiClient = api.as('manager'),
): Promise<StandInAnswer> =>
  client.delete('movemanager/standin', { query: { branchId: api.branchId, ...query } });

/** The id under which an answer's request is known. */
export const requestOf = ({ headers }: ApiAnswer): string => headers.get('x-request-id') ?? '';

export const truckOn = async (
  api: TestApi,
  day: string,
  truckId: string,
): Promise<DayTruckView | undefined> =>
  (await dayView(api, day)).trucks.find(({ _id }) => _id === truckId);

export async function givenTrucks(api: TestApi, count: number): Promise<string[]> {
  const made: string[] = [];
  for (let nth = 0; nth < count; nth += 1) made.push((await givenTruck(api))._id);
  return made;
}

/** A job of four hours on a truck, by default from 8:30 AM on. */
export async function booked(
  api: TestApi,
  day: string,
  truck: string,
  { start = '08:30', duration = 4 } = {},
): Promise<GivenMove> {
  const move = await givenMove(api, day);
  // Where nothing is in its way, then to its hours and to its truck.
  const free = (await givenTruck(api))._id;
  let answer = await assign(api, move, free);
  if (start !== '08:30' || duration !== 4) {
    const times = { start, duration, agreed: AGREED };
    const changed = await retime(api, { ...move, nounce: answer.body.nounce }, times);
    if (changed.status !== 200) throw new Error(`Not at ${start}: ${JSON.stringify(changed.body)}`);
    answer = changed;
  }
  const put = await assign(api, { ...move, nounce: answer.body.nounce }, truck);
  if (put.status !== 200) throw new Error(`Not on its truck: ${JSON.stringify(put.body)}`);
  return { ...move, nounce: put.body.nounce };
}
