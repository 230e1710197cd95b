import { aDay, aJob, aTruck } from '../plan-day.fixture.js';
import { withCause } from './cause.js';
import { displacedVisitors, visitorWords } from './visitors.js';

const HELD = { start: 12 * 60, end: 14 * 60, isVisitors: true };
const down = (from: number | null = null) => ({ kind: 'truckDown' as const, truck: 'T1', from });

it('plans around what a visitor holds on the truck that goes down, on the first truck with room for it [R-PLAN-45]', () => {
  const day = aDay(
    [aTruck('T1', { holds: [HELD] }), aTruck('T2'), aTruck('T3'), aTruck('T4')],
    [aJob('Park', ['T2', '11:00', 3])],
  );
  const { trucks } = withCause(day, down()).day;
  expect(trucks.map(({ holds }) => holds.length)).toEqual([1, 0, 1, 0]);
  expect(visitorWords(displacedVisitors(day, 'T1', 0))).toBe(
    'A visitor of the web site holds 12 PM to 2 PM, which T3 takes.',
  );
});

it('gives each of two that overlap a truck of its own, and says which has none [R-PLAN-45]', () => {
  const other = { ...HELD, start: 13 * 60, end: 15 * 60 };
  const trucks = [aTruck('T1', { holds: [HELD, other] }), aTruck('T2')];
  const found = displacedVisitors(aDay(trucks, []), 'T1', 0);
  expect(found.map(({ to }) => to?.id)).toEqual(['T2', undefined]);
  expect(visitorWords(found)).toBe(
    'A visitor of the web site holds 12 PM to 2 PM, which T2 takes. A visitor of the web site holds 1 PM to 3 PM, and no other truck is free then: this one stays until that is over.',
  );
});

it('leaves what is over before the truck goes down, and what colleagues hold [R-PLAN-45]', () => {
  const trucks = [aTruck('T1', { holds: [HELD, { start: 900, end: 960 }] }), aTruck('T2')];
  expect(displacedVisitors(aDay(trucks, []), 'T1', 14 * 60)).toEqual([]);
  expect(visitorWords([])).toBe('');
});

it('goes by the truck that serves the row: from then on what is held there lies on that one [R-PLAN-45, R-TRUCK-21]', () => {
  const trucks = [
    aTruck('T1', { holds: [HELD], standIn: { by: 'T3', from: 585 } }),
    aTruck('T3', { servesFrom: 585 }),
    aTruck('T5'),
  ];
  const day = aDay(trucks, []);
  expect(displacedVisitors(day, 'T1', 0)).toEqual([]);
  expect(displacedVisitors(day, 'T3', 0)).toMatchObject([{ hold: HELD, to: { id: 'T5' } }]);
  expect(displacedVisitors(day, 'T3', 14 * 60)).toEqual([]);
});
