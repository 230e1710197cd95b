import { expect } from '@jest/globals';
import { addDays } from '#kernel/local-date.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { historyOf } from '../../support/given/history-of.js';
import { AGREED, rebook, retime } from '../../support/given/retime-calls.js';
import { stops } from '../moves/move-fixtures.js';
import { at, boardOf, onBoard, requestOf, SOLD } from './played-day.js';
import type { PlayedDay } from './played-day.js';

const reconfirmOf = ({ customer }: GivenMove): boolean => customer.move.meta.reconfirm;
const clockOf = ({ customer }: GivenMove): string => {
  const { date } = customer.move.activities[0]!.operations[0]!;
  return new Date(Date.parse(date) - 6 * 3_600_000).toISOString().slice(11, 16);
};
const plus = (clock: string, minutes: number): string =>
  new Date(Date.parse(at(clock)) - 6 * 3_600_000 + minutes * 60_000).toISOString().slice(11, 16);

/** Steps 9 to 12: its start moves in and out of what was promised, a stop is added, the day changes and comes back. */
export async function changeItsMind(day: PlayedDay, booked: GivenMove): Promise<void> {
  const { api } = day;
  let move = await readMove(api, booked.customerId);
  const first = clockOf(move);
  // Step 9.
  const inside = await retime(api, move, { start: plus(first, 30) });
  expect(inside.status).toBe(200);
  move = await readMove(api, move.customerId);
  expect(reconfirmOf(move)).toBe(false);
  // Step 10.
  const before = await boardOf(day, SOLD);
  const window = move.customer.move.activities[0]!.operations[0]!.arrivalWindow!;
  const outside = plus(first, (Date.parse(window.to) - Date.parse(window.from)) / 60_000 + 15);
  expect(await retime(api, move, { start: outside })).toMatchObject({ status: 422 });
  const agreed = await retime(api, move, { start: outside, agreed: AGREED });
  expect(agreed.status).toBe(200);
  move = await readMove(api, move.customerId);
  expect(reconfirmOf(move)).toBe(true);
  const back = { start: plus(first, 30), undoes: requestOf(agreed) };
  expect((await retime(api, move, back)).status).toBe(200);
  move = await readMove(api, move.customerId);
  expect(reconfirmOf(move)).toBe(false);
  expect(await boardOf(day, SOLD)).toBe(before);
  const said = (await historyOf(api, 'customer', move.customerId)).filter(({ data }) =>
    JSON.stringify(data).includes(AGREED),
  );
  expect(said).toHaveLength(1);
  // Step 11.
  const { truck } = (await onBoard(day, SOLD, move.operationId)).operation;
  const costOf = ({ move: { meta } }: CustomerView): number => meta.curTotalEstimate ?? 0;
  const cost = costOf(move.customer);
  const activity = { locations: [...move.customer.move.activities[0]!.locations, stops()[1]] };
  const operations = [{ _id: move.operationId, truck }];
  const reworked = await api.as('sales').post(`move/activity/${move.activityId}/rebook`, {
    ...{ customerNounce: move.nounce, activityDay: SOLD, operations, activity },
  });
  expect([reworked.status, reworked.body]).toMatchObject([200, {}]);
  move = await readMove(api, move.customerId);
  expect(reconfirmOf(move)).toBe(true);
  expect(move.customer.move.activities[0]).toMatchObject({
    state: 'committed',
    locations: [{}, {}, {}],
  });
  expect((await onBoard(day, SOLD, move.operationId)).operation).toMatchObject({ truck });
  expect(costOf(move.customer)).toBeGreaterThan(cost);
  // Step 12.
  const whole = await boardOf(day, SOLD);
  const { start, duration } = {
    start: clockOf(move),
    duration: move.customer.move.activities[0]!.operations[0]!.duration,
  };
  const place = [{ _id: move.operationId, truck, start, duration }];
  const away = await rebook(api, move, addDays(SOLD, 1), place);
  expect(away.status).toBe(200);
  move = await readMove(api, move.customerId);
  const returned = await api.as('sales').post(`move/activity/${move.activityId}/rebook`, {
    ...{
      customerNounce: move.nounce,
      activityDay: SOLD,
      operations: place,
      undoes: requestOf(away),
    },
  });
  expect([returned.status, returned.body]).toMatchObject([200, {}]);
  expect(await boardOf(day, SOLD)).toBe(whole);
}
