import fc from 'fast-check';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import {
  ANA,
  at,
  BO,
  givenBooking,
  givenDay,
  GOMEZ_MOVE,
  PARK_MOVE,
  T01,
  T02,
} from '../../../testing/given-day';
import { givenDown, givenPlace } from '../given-proposal.fixture';
import { changedSteps, changedWords } from './changed-steps';

const STEPS = [givenPlace(), givenDown()];
const [GOMEZ, PARK] = givenDay().customers;

/** Gomez with another booking. */
const gomezWith = (booking: ReturnType<typeof givenBooking>): DayView =>
  givenDay({ customers: [{ ...GOMEZ!, bookings: [booking] }, PARK!] });

const parkOn = (truck: string, meta: Parameters<typeof givenBooking>[0]): DayView => {
  const park = givenBooking(meta, { _id: PARK_MOVE, truck });
  return givenDay({ customers: [GOMEZ!, { ...PARK!, bookings: [park] }] });
};

const down = (id: string, change: object): DayView =>
  givenDay({
    trucks: givenDay().trucks.map((truck) => (truck._id === id ? { ...truck, ...change } : truck)),
  });

it('no step has changed on the day that a way was found for', () => {
  expect(changedSteps(STEPS, givenDay())).toEqual([]);
});

it.each([
  ['its move is on another truck', gomezWith(givenBooking({}, { truck: T02 })), 1, GOMEZ_MOVE],
  [
    'its move starts at another time',
    gomezWith(givenBooking({ startTime: at('09:00') })),
    1,
    GOMEZ_MOVE,
  ],
  ['its move takes longer', gomezWith(givenBooking({ duration: 5 })), 1, GOMEZ_MOVE],
  ['its move left the board', givenDay({ customers: [PARK!] }), 1, GOMEZ_MOVE],
  ['another move has its place', parkOn(T02, { startTime: at('11:00') }), 1, PARK_MOVE],
  ['its truck went out before it ends', down(T02, { unavailableFrom: '12:00' }), 1, T02],
  ['its truck is out all day', down(T02, { unavailable: true }), 1, T02],
  ['the truck is down already', down(T01, { unavailableFrom: '15:00' }), 2, T01],
])('a step is out of date where %s', (_why, view, seq, changed) => {
  expect(changedSteps(STEPS, view)).toEqual([{ seq, changed }]);
});

it('a seat is out of date where its person, or somebody else, sits there by now', () => {
  const to = { truck: T01, position: 1 };
  const step = { ...givenPlace(), op: 'seat' as const, id: ANA, from: null, to };
  const seated = (mover: string, position: 0 | 1): DayView => {
    const { assignment } = givenDay();
    return givenDay({ assignment: { ...assignment, movers: [{ mover, truck: T01, position }] } });
  };
  expect(changedSteps([step, givenDown()], seated(BO, 0))).toEqual([]);
  expect(changedSteps([step, givenDown()], seated(BO, 1))).toEqual([{ seq: 1, changed: BO }]);
  expect(changedSteps([step, givenDown()], seated(ANA, 0))).toEqual([{ seq: 1, changed: ANA }]);
});

it('steps that are all done are being applied', () => {
  const done = down(T01, { unavailable: true });
  done.customers = [{ ...GOMEZ!, bookings: [givenBooking({}, { truck: T02 })] }, PARK!];
  expect(changedSteps(STEPS, done)).toEqual([]);
});

it('whatever else changes on the day does no harm [R-PLAN-46]', () => {
  const clock = fc.integer({ min: 13 * 4, max: 19 * 4 }).map((quarters) => {
    const [hour, minute] = [Math.floor(quarters / 4), (quarters % 4) * 15];
    return `${hour}:${String(minute).padStart(2, '0')}`;
  });
  fc.assert(
    fc.property(
      fc.record({
        start: clock,
        truck: fc.constantFrom(T01, T02, null),
        notes: fc.string(),
        phone: fc.string(),
        off: fc.boolean(),
        onCall: fc.boolean(),
        out: fc.option(fc.constantFrom('12:30', '13:00', '18:00')),
        revision: fc.integer(),
      }),
      ({ start, truck, notes, phone, off, onCall, out, revision }) => {
        const view = down(T02, { unavailableFrom: out, unavailableNote: notes });
        const park = givenBooking(
          { startTime: at(start), duration: 1.5 },
          { _id: PARK_MOVE, truck, unassigned: truck === null },
        );
        const { activity } = park.metaData;
        const gomez = givenBooking({ phone, activity: { ...activity, notes } });
        view.customers = [
          { ...GOMEZ!, bookings: [gomez] },
          { ...PARK!, bookings: [park] },
        ];
        view.assignment.off = off ? [{ employee: BO, reason: notes }] : [];
        view.assignment.onCall = onCall ? [ANA] : [];
        view.assignment.movers = [{ mover: ANA, truck: T02, position: 0 }];
        expect(changedSteps(STEPS, { ...view, revision })).toEqual([]);
      },
    ),
  );
});

it('names who changed them, as far as that is known', () => {
  const changed = [
    { seq: 1, changed: GOMEZ_MOVE },
    { seq: 2, changed: T01 },
  ];
  const by = (names: Record<string, string>) =>
    changedWords(changed, {
      has: (id) => names[id] !== undefined && names[id] !== 'You',
      by: (id) => names[id]!,
      isOwn: (id) => names[id] === 'You',
    });
  expect(by({ [GOMEZ_MOVE]: 'Dana' })).toBe('Dana changed 2 of these steps');
  expect(by({ [GOMEZ_MOVE]: 'Dana', [T01]: 'Bo' })).toBe('Dana and Bo changed 2 of these steps');
  expect(by({ [T01]: 'You' })).toBe('You changed 2 of these steps');
  expect(by({})).toBe('The day has changed for 2 of these steps');
});
