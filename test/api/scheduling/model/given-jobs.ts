import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ActivityView, OperationView } from '#modules/moves/contract/activity.view.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import { NEAR_STOPS } from '../../../support/given/direct-leg-calls.js';
import { givenMove } from '../../../support/given/given-move.js';
import { STOPS } from '../../../support/product/stops.js';
import { UNBOOKED } from './board-state.js';
import type { BoardState, ModelOperation } from './board-state.js';
import { hoursOf, instant } from './instant.js';

interface Job {
  /** Starts of its operations. */
  at: number[];
  hours: number;
  /** None: nobody knows where it is. */
  stops?: object[];
  /** Exact hours of the drives from and to the yard. */
  legs?: [number, number];
  isBackTyped?: boolean;
  requiresLift?: boolean;
  moverCount?: number;
}

/** Ten miles to the north. */
const FAR_STOPS = [
  { ...STOPS[0], latitude: 35.63, longitude: -97.48 },
  { ...STOPS[1], latitude: 35.64, longitude: -97.49 },
];

/** Some overlap, some only touch, some are near enough to follow each other. */
const JOBS: Job[] = [
  { at: [8], hours: 2, stops: STOPS, legs: [0.4, 2.4] },
  { at: [9], hours: 2 },
  { at: [10.5], hours: 1.5, stops: NEAR_STOPS, legs: [0.4, 0.6] },
  { at: [8], hours: 8, stops: STOPS, legs: [0.2, 0.3], requiresLift: true },
  { at: [13], hours: 2, moverCount: 3 },
  { at: [13.5], hours: 1.5, stops: FAR_STOPS, legs: [0.7, 0.5] },
  { at: [12], hours: 1.5, stops: STOPS, legs: [0.3, 0.4], isBackTyped: true },
  { at: [9, 14], hours: 1.5, stops: NEAR_STOPS, legs: [0.4, 0.9] },
  { at: [14.5], hours: 3, stops: NEAR_STOPS, legs: [0.4, 0.6] },
];
const TYPED_BACK = 0.75;

/** Jobs of a day that are on no board yet; the last customer has one on the next day, too. */
export async function givenJobs(api: TestApi, state: BoardState): Promise<void> {
  let last = { customerId: '', nounce: '' };
  for (const job of JOBS) last = await givenJob(api, state, job);
  const { body } = await api
    .as('sales')
    .post<{ activity: ActivityView; nounce: string }>('move/activity', {
      movingContractId: last.customerId,
      nounce: last.nounce,
      activityDay: state.nextDay,
    });
  const [operation] = body.activity.operations;
  if (!operation) throw new Error('The second activity has no operation');
  add(state, last.customerId, body.activity, operation);
  state.customers[last.customerId] = { active: true, version: Number(body.nounce) };
}

async function givenJob(api: TestApi, state: BoardState, job: Job) {
  const { customerId, activityId, operationId, nounce } = await givenMove(api, state.day);
  const [startingDriveTime, endingDriveTime] = job.legs ?? [];
  const operations = job.at.map((at, index) => ({
    ...(index === 0 && { _id: operationId }),
    date: instant(state.day, at),
    duration: job.hours,
    moverCount: job.moverCount ?? 2,
    requiresLift: job.requiresLift ?? false,
    ...(job.isBackTyped && { bookingEnvelope: { endingDriveTime: TYPED_BACK } }),
  }));
  const activity = {
    _id: activityId,
    truckCount: job.at.length,
    numMovers: 2 * job.at.length,
    ...(job.stops && {
      locations: job.stops,
      transitInfo: { startingDriveTime, endingDriveTime },
    }),
    operations,
  };
  const body = { nounce, move: { activities: [activity] } };
  const saved = await api.as('sales').put<CustomerView>(`customermgt/${customerId}`, body);
  if (saved.status !== 200) throw new Error(`No job: ${JSON.stringify(saved.body)}`);
  const [made] = saved.body.move.activities;
  if (!made) throw new Error('The customer has no activity');
  for (const one of made.operations) add(state, customerId, made, one, job.isBackTyped);
  state.customers[customerId] = { active: true, version: Number(saved.body.nounce) };
  return { customerId, nounce: saved.body.nounce };
}

function add(
  state: BoardState,
  customer: string,
  { _id: activity, activityDay: day, locations, numMovers, truckCount }: ActivityView,
  operation: OperationView,
  isBackTyped = false,
): void {
  const { startingDriveTime: out, endingDriveTime: back } = operation.bookingEnvelope;
  const from = hoursOf(operation.date);
  state.operations[operation._id] = {
    ...{ customer, activity, day, from, to: from + operation.duration },
    ...{ out, back, isBackTyped },
    first: placeOf(locations[0]),
    last: placeOf(locations.at(-1)),
    window: null,
    requiresLift: operation.requiresLift,
    mismatch: operation.moverCount * truckCount !== numMovers,
    place: UNBOOKED,
    changed: 0,
  };
}

function placeOf(stop: ActivityView['locations'][number] | undefined): ModelOperation['first'] {
  const { latitude, longitude } = stop ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null;
}
