import { T01, T02 } from '../../../testing/given-day';
import { givenDown, givenPlace } from '../given-proposal.fixture';
import { isAgreementNeeded, stepWords } from './step-words';

const nameOf = (id: string): string => (id === T01 ? 'T01' : id === T02 ? 'T02' : 'Kim');
const rest = { seq: 1, id: T01, name: 'T01', reason: '', call: false, needs: [] };
const on = { truck: T01, unassigned: false, start: '08:30', duration: 4 };

it('says of a move only what changes [R-PLAN-31]', () => {
  const words = (to: object) => stepWords(givenPlace({ from: on, to: { ...on, ...to } }), nameOf);
  expect(words({ truck: T02 })).toEqual({ from: 'T01', to: 'T02' });
  expect(words({ start: '09:00' })).toEqual({ from: '8:30 AM', to: '9:00 AM' });
  expect(words({ duration: 5 })).toEqual({ from: '4 h', to: '5 h' });
  expect(words({ truck: T02, start: '09:00' })).toEqual({
    from: 'T01, 8:30 AM',
    to: 'T02, 9:00 AM',
  });
  expect(words({ truck: null, unassigned: true }).to).toBe('Unassigned row');
  expect(words({ truck: null }).to).toBe('off the board');
});

it('says the same of people, trucks and what else a plan does', () => {
  const seat = { truck: T02, position: 0 };
  expect(stepWords({ ...rest, op: 'seat', from: null, to: seat }, nameOf)).toEqual({
    from: 'free',
    to: 'T02, lead',
  });
  expect(
    stepWords({ ...rest, op: 'seat', from: { ...seat, position: 2 }, to: 'off' }, nameOf),
  ).toEqual({ from: 'T02, seat 3', to: 'off' });
  expect(stepWords(givenDown(), nameOf)).toEqual({ from: 'runs', to: 'down all day' });
  const served = { by: T02, from: '09:45' };
  expect(stepWords({ ...rest, op: 'standIn', from: null, to: served }, nameOf).to).toBe(
    'T02 stands in from 9:45 AM',
  );
  const rented = { name: 'Penske', hasLift: true };
  expect(stepWords({ ...rest, op: 'rental', from: null, to: rented }, nameOf).to).toBe(
    'rented, with a lift',
  );
  const follow = { ...rest, op: 'follow', customerId: 'c' } as const;
  expect(stepWords({ ...follow, from: { after: null }, to: { after: 'k' } }, nameOf)).toEqual({
    from: 'from the yard',
    to: 'straight from Kim',
  });
  const note = { ...rest, op: 'note', customerId: 'c', from: '', to: 'Low bridge' } as const;
  expect(stepWords(note, nameOf)).toEqual({ from: 'no notes', to: 'Low bridge' });
});

it('needs words only for a call that moves a start [R-PLAN-36]', () => {
  const later = { ...on, start: '09:00' };
  expect(isAgreementNeeded(givenPlace({ call: true, to: later }))).toBe(true);
  expect(isAgreementNeeded(givenPlace({ call: true }))).toBe(false);
  expect(isAgreementNeeded(givenPlace({ to: later }))).toBe(false);
});
