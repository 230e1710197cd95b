import { T01, T02 } from '../../../testing/given-day';
import { givenDown, givenPlace } from '../given-proposal.fixture';
import { priceWords, stepLines } from './price-words';

const nameOf = (id: string): string => (id === T01 ? 'T01' : id === T02 ? 'T02' : 'Kim');
const on = { truck: T01, unassigned: false, start: '08:30', duration: 4 };
const move = (name: string, to: object) =>
  givenPlace({ name, id: name, from: on, to: { ...on, ...to } });
const person = (name: string, to: 'off' | 'onCall' | { truck: string; position: number }) => ({
  ...{ seq: 1, id: name, name, reason: '', call: false, needs: [], op: 'seat' as const },
  ...{ from: null, to },
});
const onT02 = { truck: T02, position: 1 };

it('says how much a way changes, and what [R-PLAN-40]', () => {
  const steps = [
    move('Miller', { duration: 4.5 }),
    move('Morales', { start: '15:00' }),
    move('Taylor', { truck: T02 }),
    move('Torres', { truck: T02, start: '10:00' }),
    person('Bo', onT02),
    person('Cruz', onT02),
    person('Lee', 'onCall'),
  ];
  expect(priceWords(steps, nameOf)).toBe(
    '7 changes: Miller 4.5 h, Morales 3:00 PM, Taylor and Torres to other trucks, 3 people',
  );
  expect(stepLines(steps.slice(0, 4), nameOf)).toEqual([
    'Miller: 4 h → 4.5 h',
    'Morales: 8:30 AM → 3:00 PM',
    'Taylor: T01 → T02',
    'Torres: T01, 8:30 AM → T02, 10:00 AM',
  ]);
});

it('counts what would be too long by name [R-PLAN-40]', () => {
  const names = ['Miller', 'Morales', 'Taylor'];
  const all = (to: object) => names.map((name) => move(name, to));
  const waits = { truck: null, unassigned: true };
  expect(priceWords(all({ start: '09:00' }), nameOf)).toBe('3 changes: 3 moves at other times');
  expect(priceWords(all({ truck: T02 }), nameOf)).toBe('3 changes: 3 moves to other trucks');
  expect(priceWords(all(waits), nameOf)).toBe('3 changes: 3 moves wait');
  expect(priceWords([move('Torres', { truck: T02, start: '10:00' })], nameOf)).toBe(
    '1 change: Torres to T02 10:00 AM',
  );
});

it('says what trucks and people do, too [R-PLAN-40]', () => {
  const rest = { seq: 1, id: T01, name: 'T01', reason: '', call: false, needs: [] };
  const standIn = { ...rest, op: 'standIn' as const, from: null, to: { by: T02, from: '09:45' } };
  const rental = { name: 'Penske', hasLift: true };
  const rented = { ...rest, op: 'rental' as const, name: 'Penske', from: null, to: rental };
  const gone = move('Miller', { truck: null });
  expect(priceWords([gone, standIn, rented, givenDown(), person('Bo', 'off')], nameOf)).toBe(
    '5 changes: Miller off the board, T02 for T01, Penske rented, T01 down all day, Bo off',
  );
});
