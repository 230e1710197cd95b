import { expect } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '#kernel/time-window.js';
import type { FreeSlotsView } from '#modules/booking/contract/booking.view.js';
import type { QuotedRangeView } from '#modules/ranges/contract/range.view.js';
import type { HoldBookedView, HoldView } from '#modules/scheduling/contract/holds.view.js';
import type { SlotsView, SlotView } from '#modules/scheduling/contract/slots.view.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { confirm, contactOf, freeSlots, hold } from '../booking/visitor-calls.js';
import { stops } from '../moves/move-fixtures.js';
import { dayView, saveOperation, seat } from '../scheduling/day-calls.js';
import { mailTo } from './day-mail.js';
import { at, done, marksOf, onBoard, SOLD, WINDOW_MINUTES, ZIP } from './played-day.js';
import type { PlayedDay } from './played-day.js';

/** Of the customer who calls, in hours. */
const DRIVES = { startingDriveTime: 0.4, endingDriveTime: 0.45 };

/** Step 1: a visitor books ten o'clock for three hours. @returns the operation */
export async function bookOnline(day: PlayedDay): Promise<string> {
  const { api } = day;
  const query = { zip: ZIP, from: SOLD, days: 1, duration: 3 };
  const free: FreeSlotsView = await done(freeSlots(api, query));
  expect(free.branchId).toBe(api.branchId);
  const wanted = { branchId: api.branchId, date: SOLD, time: '10:00', duration: 3 };
  const held = await done(hold(api, wanted), 201);
  const contact = contactOf(
    { branch: { _id: api.branchId }, zip: ZIP, truckId: '' } as never,
    held,
  );
  await done(confirm(api, held.reservationId, contact), 201);
  const { customers } = await dayView(api, SOLD);
  const [booking] = customers.flatMap(({ bookings }) => bookings);
  expect(booking).toMatchObject({ metaData: { bookedOnline: true } });
  const { operation, metaData } = booking!;
  const { startingDriveTime, endingDriveTime } = operation.bookingEnvelope;
  expect(startingDriveTime).toBeGreaterThan(0);
  expect(endingDriveTime).toBeGreaterThan(0);
  expect(metaData.drives).toMatch(/^(byZip|known)$/);
  expect(metaData.startTime).toBe(at('10:00', SOLD));
  expect(Date.parse(operation.bookingEnvelope.bookingStart)).toBeLessThan(
    Date.parse(metaData.startTime),
  );
  const rows = await done(
    api
      .as('sales')
      .get<{ _id: string }[]>('customermgt/autobookings', { query: { branchId: api.branchId } }),
  );
  expect(rows.map(({ _id }) => _id)).toEqual([metaData.customerId]);
  return operation._id;
}

/** Steps 2 to 5: a customer calls, hears a range, is offered times, and books one of them. */
export async function sellOnThePhone(day: PlayedDay, online: string): Promise<GivenMove> {
  const { api } = day;
  const sales = api.as('sales');
  // Step 2.
  const made = await givenMove(api, SOLD, { name: 'Gomez' });
  await saveOperation(
    api,
    made,
    { duration: 4, moverCount: 2 },
    { locations: stops(), numMovers: 2, transitInfo: DRIVES },
  );
  const query = { customerId: made.customerId };
  const range = await done(
    sales.get<QuotedRangeView>(`move/activity/${made.activityId}/range`, { query }),
  );
  expect(range.hours).toEqual({
    p50: expect.any(Number),
    p80: expect.any(Number),
    p90: expect.any(Number),
    maximum: expect.any(Number),
  });
  expect((await dayView(api, SOLD)).customers).toHaveLength(1);
  // Step 3.
  const search = { branchId: api.branchId, activityId: made.activityId, from: SOLD, days: 5 };
  const { slots } = await done(sales.post<SlotsView>('slots', search));
  expect(slots).toHaveLength(5);
  for (const slot of slots) expect(slot.parts.risk).toEqual(expect.any(Number));
  const wish = { from: '09:00', to: '17:00' };
  const onDay = await done(sales.post<SlotsView>('slots', { ...search, days: 1, wish }));
  const minutesOf = ({ window }: SlotView): number =>
    window ? (Date.parse(window.to) - Date.parse(window.from)) / 60_000 : 0;
  // With all trucks wanted, that of the web booking comes from there.
  const all = { ...search, days: 1, wish: { from: '13:00' }, truckCount: 4, duration: 2 };
  const { slots: ofAll } = await done(sales.post<SlotsView>('slots', all));
  await expectInNineOfTen(day, online, [...slots, ...onDay.slots, ...ofAll]);
  const slot = onDay.slots.find((one) => minutesOf(one) === 60)!;
  // Step 4.
  const held = await done(sales.post<HoldView>('slots/hold', { token: slot.token }), 201);
  await mailTo(day, made.customerId, 'followup');
  const { reservations } = await dayView(api, SOLD);
  const { _id, displayName } = api.people.sales;
  expect(reservations).toMatchObject([{ holdId: held._id, heldBy: { _id, displayName } }]);
  // Step 5.
  const move = await readMove(api, made.customerId);
  const body = { customerId: move.customerId, activityId: move.activityId, nounce: move.nounce };
  await done(sales.post<HoldBookedView>(`slots/hold/${held._id}/book`, body));
  expect((await dayView(api, SOLD)).reservations).toEqual([]);
  const booked = await readMove(api, made.customerId);
  expect(booked.customer.move.activities[0]).toMatchObject({
    state: 'committed',
    operations: [{ arrivalWindow: held.window, truck: expect.any(String) }],
  });
  const arrival = arrivalIn(held);
  expect(await mailTo(day, made.customerId, 'followup')).toContain(arrival);
  return booked;
}

/** Of the rows on the truck of the web booking after it: nobody waits longer than promised in nine of ten cases. */
async function expectInNineOfTen(
  day: PlayedDay,
  online: string,
  slots: readonly SlotView[],
): Promise<void> {
  const { operation, metaData } = await onBoard(day, SOLD, online);
  const { customerId, activity } = metaData;
  const path = `move/activity/${activity._id}/range`;
  const sales = day.api.as('sales');
  const { hours } = await done(sales.get<QuotedRangeView>(path, { query: { customerId } }));
  const { customer } = await readMove(day.api, customerId);
  const back = customer.move.activities[0]?.transitInfo.endingDriveTime ?? 0;
  const there =
    Date.parse(metaData.startTime) + (hours.p90 + back + DRIVES.startingDriveTime) * HOUR_MS;
  const after = slots.filter(
    ({ day: on, start, trucks }) =>
      on === SOLD &&
      start > metaData.startTime &&
      trucks.some(({ truck }) => truck === operation.truck),
  );
  expect(after).not.toEqual([]);
  for (const { start, window } of after) {
    const longest = Date.parse(start) + WINDOW_MINUTES * MINUTE_MS;
    const end = window ? Date.parse(window.to) : Date.parse(start);
    expect(end).toBeGreaterThanOrEqual(Math.min(there, longest));
  }
  // Not all of them only because a window may not be longer.
  expect(after.some(({ start }) => Date.parse(start) < there)).toBe(true);
}

/** When the crew comes, in the words of a mail. */
function arrivalIn({ window }: HoldView): string {
  const onClock = (moment: string): string =>
    new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/Chicago' })
      .format(new Date(moment))
      .replaceAll('\u202f', ' ');
  if (!window) throw new Error('A start alone is held');
  return `between ${onClock(window.from)} and ${onClock(window.to)}`;
}

/** Steps 6 to 8: what the day lacks, and gets. */
export async function completeTheDay(
  day: PlayedDay,
  online: string,
  move: GivenMove,
): Promise<void> {
  expect((await marksOf(day, SOLD)).counts).toMatchObject({ notConfirmed: 2, missingLead: 2 });
  await mailTo(day, move.customerId, 'confirmation');
  expect((await marksOf(day, SOLD)).counts).toMatchObject({ notConfirmed: 1 });
  const { customers } = await dayView(day.api, SOLD);
  expect(customers.find(({ _id }) => _id === move.customerId)).toMatchObject({
    confirmation: 'sent',
  });
  const { truck } = (await onBoard(day, SOLD, online)).operation;
  for (const [position, { _id: mover }] of day.crew.entries())
    await done(seat(day.api, SOLD, { mover, truck, position }));
  expect((await marksOf(day, SOLD)).counts).toMatchObject({ missingLead: 1 });
}
