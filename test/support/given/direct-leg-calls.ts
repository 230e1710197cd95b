import { instantAt } from '#kernel/local-date.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { BookingView, FollowedView } from '#modules/scheduling/contract/booking.view.js';
import type { ApiAnswer, ApiClient } from '../api/api-client.js';
import type { TestApi } from '../api/start-test-api.js';
import { STOPS } from '../product/stops.js';
import { assign } from './booking-calls.js';
import { givenMove, readMove } from './given-move.js';
import type { GivenMove } from './given-move.js';

/** What calls on direct legs answer, refusals included. */
export type FollowAnswer = ApiAnswer<FollowedView & { code?: string; message?: string }>;

/** A job that begins a mile from where one with STOPS ends. */
export const NEAR_STOPS: object[] = [
  { ...STOPS[0], latitude: 35.4315, longitude: -97.486 },
  { ...STOPS[1] },
];

/** The home branch of tests. */
const TIMEZONE = 'America/Chicago';

export interface GivenJob {
  /** Minutes after local midnight. */
  start: number;
  /** Hours. */
  duration: number;
  /** Exact hours of the first and the last leg; the drives follow them up to quarters. */
  out?: number;
  back?: number;
  stops?: object[];
}

/** A move at a time of a day whose stops and drives are known. */
export async function givenJob(
  api: TestApi,
  day: string,
  { start, duration, out = 0.4, back = 0.6, stops = STOPS }: GivenJob,
): Promise<GivenMove> {
  const { customerId, activityId, operationId, nounce } = await givenMove(api, day);
  const date = instantAt(day, start, TIMEZONE).toISOString();
  const { status, body } = await api.as('sales').put<CustomerView>(`customermgt/${customerId}`, {
    nounce,
    move: {
      activities: [
        {
          _id: activityId,
          locations: stops,
          transitInfo: { startingDriveTime: out, endingDriveTime: back },
          operations: [{ _id: operationId, date, duration }],
        },
      ],
    },
  });
  if (status !== 200) throw new Error(`No job: ${JSON.stringify(body)}`);
  return readMove(api, customerId);
}

/** The same on a truck. */
export async function givenBookedJob(
  api: TestApi,
  day: string,
  truck: string,
  job: GivenJob,
): Promise<GivenMove> {
  const move = await givenJob(api, day, job);
  const { status, body } = await assign(api, move, truck);
  if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return readMove(api, move.customerId);
}

/** Switches direct legs of the home branch on or off. */
export async function switchDirectLegs(api: TestApi, directLegs: boolean): Promise<void> {
  const path = `branch/${api.branchId}/planning`;
  const { body } = await api.as('admin').get<{ version: number }>(path);
  const answer = await api.as('admin').put(path, { version: body.version, directLegs });
  if (answer.status !== 200) throw new Error(`Not switched: ${JSON.stringify(answer.body)}`);
}

type Bookable = Pick<GivenMove, 'operationId' | 'nounce'>;

export const follow = (
  api: TestApi,
  follower: Bookable,
  followed: Bookable,
  extra: object = {},
  client: ApiClient = api.as('sales'),
): Promise<FollowAnswer> =>
  client.put(`assignment/follow/${api.branchId}/${follower.operationId}`, {
    customerNounce: follower.nounce,
    after: followed.operationId,
    afterNounce: followed.nounce,
    ...extra,
  });

export const unfollow = (
  api: TestApi,
  follower: Bookable,
  followed: Bookable,
  client: ApiClient = api.as('sales'),
): Promise<FollowAnswer> =>
  client.delete(`assignment/follow/${api.branchId}/${follower.operationId}`, {
    query: { customerNounce: follower.nounce, afterNounce: followed.nounce },
  });

/** How a truck comes and goes, by the customer's page. */
export async function drivesOf(api: TestApi, { customerId }: Pick<GivenMove, 'customerId'>) {
  const { customer } = await readMove(api, customerId);
  const operation = customer.move.activities[0]?.operations[0];
  if (!operation) throw new Error('The customer has no operation');
  const { truck, unassigned, follows, followedBy, yardLegs, bookingEnvelope } = operation;
  return {
    truck,
    unassigned,
    out: bookingEnvelope.startingDriveTime,
    back: bookingEnvelope.endingDriveTime,
    follows: follows?.operationId ?? null,
    followedBy,
    yardLegs,
  };
}

/** A customer without what every write to it changes. */
export async function writtenOf(api: TestApi, { customerId }: Pick<GivenMove, 'customerId'>) {
  const { customer } = await readMove(api, customerId);
  return { ...customer, nounce: '' };
}

/** A booking without what every write to its customer changes. */
export const withoutNounce = ({ metaData, ...booking }: BookingView) => ({
  ...booking,
  metaData: { ...metaData, nounce: '' },
});
