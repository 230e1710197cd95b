import type { SlotsView, SlotView } from '#modules/scheduling/contract/slots.view.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { saveOperation } from './day-calls.js';
import type { Refusal } from './day-calls.js';

/** In winter: an hour of Chicago is six less than that of UTC. */
export const DAY = '2027-03-10';
export const atClock = (clock: string, day = DAY): string => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(Date.parse(`${day}T06:00:00Z`) + (hours * 60 + minutes) * 60_000).toISOString();
};

/** Near the yard of `branchBody`. */
export const NEAR = { latitude: 36.2, longitude: -95.99 };
export const NEARBY = { latitude: 36.21, longitude: -95.98 };

export type SlotsAnswer = ApiAnswer<SlotsView & Refusal>;

export const findSlots = (
  api: TestApi,
  body: object,
  client: ApiClient = api.as('sales'),
): Promise<SlotsAnswer> => client.post('slots', body);

/** The slot at a start of a day, wished for. */
export async function slotAt(
  api: TestApi,
  clock: string,
  body: object,
): Promise<SlotView | undefined> {
  const wish = { from: clock, to: clock };
  const answer = await findSlots(api, { from: DAY, days: 1, duration: 4, wish, ...body });
  if (answer.status !== 200) throw new Error(`No search: ${JSON.stringify(answer.body)}`);
  return answer.body.slots[0];
}

export const plan = async (api: TestApi, branchId: string, settings: object): Promise<void> => {
  const { body } = await api.as('admin').get<{ version: number }>(`branch/${branchId}/planning`);
  const sent = { version: body.version, ...settings };
  const answer = await api.as('admin').put(`branch/${branchId}/planning`, sent);
  if (answer.status !== 200) throw new Error(`Not planned: ${JSON.stringify(answer.body)}`);
};

interface Job {
  branchId: string;
  day?: string;
  name?: string;
  from?: string;
  hours?: number;
  activity?: object;
  operation?: object;
}

/** A move with two stops near the yard, its drives as fetched: 0.4 h out, 0.45 h back. */
export async function givenJob(
  api: TestApi,
  { branchId, day = DAY, name, from = '08:30', hours = 3, activity, operation }: Job,
): Promise<GivenMove> {
  const move = await givenMove(api, day, { branchId, ...(name && { name }) });
  const locations = [NEAR, NEARBY].map((place, index) => ({
    typeOfWOrk: index === 0 ? 'Load' : 'Unload',
    street: `${index} Main St`,
    normalizedStreetAddress: `${index} Main St, Tulsa, OK 74103`,
    city: 'Tulsa',
    state: 'OK',
    zip: '74103',
    locationType: 'House',
    sqft: 1_800,
    stories: 1,
    ...place,
  }));
  const times = { date: atClock(from, day), duration: hours };
  await saveOperation(
    api,
    move,
    { ...times, ...operation },
    {
      locations,
      transitInfo: { startingDriveTime: 0.4, endingDriveTime: 0.45 },
      ...activity,
    },
  );
  return readMove(api, move.customerId);
}

/** The same on a truck. */
export async function givenBooked(api: TestApi, truckId: string, job: Job): Promise<GivenMove> {
  const move = await givenJob(api, job);
  const { status, body } = await assign({ ...api, branchId: job.branchId }, move, truckId);
  if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return move;
}
