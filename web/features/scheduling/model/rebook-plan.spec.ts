import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { givenActivity, givenOperation } from '../../../testing';
import { givenDay, T01, T02 } from '../given-day.fixture';
import { boardModel } from './board-model';
import {
  chosenTrucks,
  daysWithRoom,
  NO_TRUCK,
  plannedParts,
  roomSought,
  whyNoneFree,
  withChoice,
  type PlannedPart,
} from './rebook-plan';

const [A, B] = ['a'.repeat(24), 'b'.repeat(24)];
const { trucks } = givenDay();

const partsOn = (...on: (string | null)[]): PlannedPart[] => {
  const operations = on.map((truck, at) =>
    givenOperation({ _id: [A, B][at]!, truck, unassigned: false }),
  );
  return plannedParts(givenActivity({ operations }), { day: '2026-11-24', start: '08:30' });
};
const onlyT01 = trucks.filter(({ _id }) => _id === T01);

it('never takes the truck of another part for one whose own is taken [R-BOARD-37]', () => {
  const gone = 'c'.repeat(24);
  expect(chosenTrucks(partsOn(gone, T01), [trucks, trucks], {})).toEqual([T02, T01]);
  expect(chosenTrucks(partsOn(gone, T01), [onlyT01, onlyT01], {})).toEqual([null, T01]);
});

it('gives no truck twice: what is chosen goes first, and the other part changes over [R-BOARD-37]', () => {
  const parts = partsOn(T01, T02);
  const swapped = withChoice({}, A, T02);
  expect(chosenTrucks(parts, [trucks, trucks], swapped)).toEqual([T02, T01]);
  const back = withChoice(swapped, B, T02);
  expect(back).toEqual({ [B]: T02 });
  expect(chosenTrucks(parts, [trucks, trucks], back)).toEqual([T01, T02]);
});

it('leaves a part that has no truck without one until one is chosen', () => {
  const parts = partsOn(T01, null);
  expect(chosenTrucks(parts, [trucks, trucks], {})).toEqual([T01, NO_TRUCK]);
  expect(chosenTrucks(parts, [trucks, trucks], { [B]: T02 })).toEqual([T01, T02]);
});

it('offers a start of today only if its trucks leave in an hour or later [R-BOARD-37]', () => {
  const drives = { ...givenOperation().bookingEnvelope, startingDriveTime: 0.5 };
  const activity = givenActivity({
    activityDay: '2026-11-24',
    operations: [givenOperation({ bookingEnvelope: drives })],
  });
  const startTimes = ['13:30', '14:45', '15:00'].map((time) => ({ time, slots: 1 }));
  const offered = (now: string) =>
    daysWithRoom({ availabilities: [{ date: '2026-11-23', startTimes }] }, activity, new Date(now));
  const at = (start: string) => [{ day: '2026-11-23', start }];
  expect(offered('2026-11-23T13:15:00-06:00')).toEqual(at('14:45'));
  expect(offered('2026-11-23T13:23:00-06:00')).toEqual(at('15:00'));
  expect(offered('2026-11-23T13:31:00-06:00')).toEqual([]);
});

it('offers the nearest days first, the later of two as near, and none before today [R-BOARD-37]', () => {
  const activity = givenActivity({ activityDay: '2026-11-24', operations: [givenOperation()] });
  const startTimes = [{ time: '08:30', slots: 1 }];
  const dates = ['2026-11-21', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
  const availabilities = dates.map((date) => ({ date, startTimes }));
  const now = new Date('2026-11-01T12:00:00-06:00');
  expect(daysWithRoom({ availabilities }, activity, now).map(({ day }) => day)).toEqual([
    ...['2026-11-25', '2026-11-23', '2026-11-26', '2026-11-21'],
  ]);
  expect(roomSought(activity, { now, reach: 14 })).toMatchObject({ from: '2026-11-10', days: 29 });
  const later = new Date('2026-11-20T12:00:00-06:00');
  expect(roomSought(activity, { now: later, reach: 14 })).toMatchObject({
    ...{ from: '2026-11-20', days: 19 },
  });
  const after = new Date('2026-12-20T12:00:00-06:00');
  expect(roomSought(activity, { now: after, reach: 14 })).toMatchObject({
    ...{ from: '2026-12-20', days: 14 },
  });
});

it('says truly why no truck of the day takes a part [R-CUST-37]', () => {
  const parts = partsOn(T01, T02);
  const [first, second] = parts;
  const day = givenDay();
  const whyOf = (part: PlannedPart, change: Partial<DayTruckView>[], chosen: (string | null)[]) => {
    const those = change.map((one, at) => ({ ...day.trucks[at]!, ...one }));
    const view = { ...day, trucks: those, day: { ...day.day, date: '2026-11-24' } };
    return whyNoneFree(part, parts, chosen, boardModel(view));
  };
  const none = [null, null];
  expect(whyOf(first!, [], none)).toBe(
    'The branch has no truck on this day. Choose “No truck yet”',
  );
  expect(whyOf(first!, [{ unavailable: true }], none)).toBe('No truck is available on this day');
  expect(whyOf({ ...first!, requiresLift: true }, [{}, {}], none)).toBe(
    'No truck with a lift is available on this day',
  );
  expect(whyOf(second!, [{}], [T01, null])).toBe('1 truck is available on this day, 2 are needed');
  expect(whyOf(second!, [{}, {}], [T01, null])).toMatch(
    /^Only 1 of 2 trucks is free 8:30 AM – \d.*\. Choose another start, or choose “No truck yet”$/,
  );
  expect(whyOf(second!, [{}], [NO_TRUCK, null])).toMatch(/^No truck is free 8:30 AM – /);
});
