import { givenProposal, givenTotals } from '../given-proposal.fixture';
import { againstWords, proofOf, totalsWords } from './totals-words';

it('says what a plan comes to as a dispatcher does, what hurts most first [R-PLAN-31]', () => {
  expect(totalsWords(givenTotals({ calls: 1, moved: 2 }))).toBe('1 call · 2 moved · drive 2 h');
  const all = givenTotals({
    unserved: 2,
    calls: 3,
    minutesMoved: 90,
    crewChanges: 1,
    standIns: 1,
    rentals: 2,
    openSeats: 1,
    overtime: 45,
    drive: 377.2722,
  });
  expect(totalsWords(all)).toBe(
    '2 without a truck · 3 calls · 1 moved · starts moved by 1 h 30 min · 1 crew change · 1 stand-in · 2 rentals · 1 open seat · overtime 0.75 h · drive 6 h 17 min',
  );
});

it('says against what a way is, also of the mark of a job that makes the day late [R-PLAN-31]', () => {
  const cause = { mark: 'cantStart', id: 'a' } as const;
  const late = givenProposal({ kind: 'fix', cause });
  expect(late.now.steps).not.toEqual([]);
  expect(againstWords(late)).toBe('If only noted');
  const now = { ...late.now, steps: [] };
  expect(againstWords({ ...late, now })).toBe('As it is now');
  expect(againstWords({ ...late, kind: 'repair', now })).toBe('If nothing else is done');
});

it('says how good a plan is known to be [R-PLAN-31]', () => {
  const of = { proven: false, stopped: false, bound: null, totals: { cost: 1000 } };
  expect(proofOf({ ...of, proven: true })?.words).toBe('Proven best');
  expect(proofOf({ ...of, bound: 994 })?.words).toBe('Within 0.6 %');
  expect(proofOf({ ...of, stopped: true })?.words).toBe('The best that was found in time');
  expect(proofOf(of)).toBeNull();
});
