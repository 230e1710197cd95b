import { showClock } from '#modules/scheduling/contract/board-rules.js';
import type { ApiAnswer, ApiClient } from '../../../support/api/api-client.js';
import { isTruck, UNASSIGNED } from './board-state.js';
import type { OperationPlace } from './board-state.js';
import type { Call } from './call.js';
import { instant } from './instant.js';

/** What is read of an answer, refusals included. */
export interface Body {
  code?: string;
  nounce?: string;
  afterNounce?: string;
  version?: number;
  _id?: string;
}
export type Answer = ApiAnswer<Body>;

/** On a truck, or off it. */
export function place(
  client: ApiClient,
  branch: string,
  { operation, to, version, expect }: Extract<Call, { kind: 'place' }>,
): Promise<Answer> {
  const path = `assignment/operation/${branch}/${operation}`;
  const customerNounce = String(version);
  if (isTruck(to)) {
    const expected = expect === undefined ? {} : { expect: placeBody(expect) };
    return client.put(path, { customerNounce, truck: to, ...expected });
  }
  const unassigned = to === UNASSIGNED ? true : undefined;
  return client.delete(path, { query: { customerNounce, unassigned, expectTruck: expect } });
}

/** Other hours. */
export function retime(
  client: ApiClient,
  branch: string,
  { operation, version, start, hours: duration, agreed, expect }: Extract<Call, { kind: 'retime' }>,
): Promise<Answer> {
  return client.put(`assignment/operation/${branch}/${operation}/time`, {
    customerNounce: String(version),
    ...(start !== undefined && { start: showClock(start * 60) }),
    duration,
    ...(agreed && { agreed: 'They agreed' }),
    ...(expect && {
      expect: {
        ...placeBody(expect.place),
        start: showClock(expect.from * 60),
        duration: expect.to - expect.from,
      },
    }),
  });
}

/** Another day, other hours, other trucks. */
export const rebook = (
  client: ApiClient,
  { activity, version, day, parts }: Extract<Call, { kind: 'rebook' }>,
): Promise<Answer> =>
  client.post(`move/activity/${activity}/rebook`, {
    customerNounce: String(version),
    activityDay: day,
    operations: parts.map(({ operation, start, truck }) => ({
      _id: operation,
      start: showClock(start * 60),
      truck,
    })),
  });

/** Straight from one to the next, or no longer. */
export function link(
  client: ApiClient,
  branch: string,
  call: Extract<Call, { kind: 'follow' | 'unfollow' }>,
): Promise<Answer> {
  const { operation, version, after, afterVersion } = call;
  const path = `assignment/follow/${branch}/${operation}`;
  const nounces = { customerNounce: String(version), afterNounce: String(afterVersion) };
  if (call.kind === 'unfollow') return client.delete(path, { query: nounces });
  const { expect } = call;
  return client.put(path, {
    ...nounces,
    after,
    ...(expect !== undefined && { expect: placeBody(expect) }),
  });
}

/** As the customer page saves it. */
export function promise(
  client: ApiClient,
  { operation, customer, activity, own, day, version, window }: Extract<Call, { kind: 'window' }>,
): Promise<Answer> {
  const arrivalWindow = window && { from: instant(day, window.from), to: instant(day, window.to) };
  const operations = own.map((_id) => (_id === operation ? { _id, arrivalWindow } : { _id }));
  return client.put(`customermgt/${customer}`, {
    nounce: String(version),
    move: { activities: [{ _id: activity, operations }] },
  });
}

const placeBody = (place: OperationPlace): object => ({
  truck: isTruck(place) ? place : null,
  unassigned: place === UNASSIGNED,
});
