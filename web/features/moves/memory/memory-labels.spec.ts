import type { RememberedFact } from '#modules/places/contract/memory.view.js';
import { memoryInWords } from './memory-labels';

const fact = (
  field: RememberedFact['field'],
  value: RememberedFact['value'],
  votes = 4,
  of = votes,
): RememberedFact => ({ field, value, votes, of, on: '2026-11-02' });
const said = (visits: number, ...facts: RememberedFact[]) =>
  memoryInWords({ visits, lastVisit: '2026-11-02', facts });

it('says how often crews were in a building and what they found', () => {
  expect(said(4, fact('hasElevator', true), fact('stories', 3), fact('distanceToDoor', 60))).toBe(
    'Crews were here 4 times: elevator, 3 stories, 60 ft',
  );
  expect(said(1, fact('stories', 1), fact('parkingType', 'NoDrive'))).toBe(
    'Crews were here once: 1 story, no driveway',
  );
});

it('says how many visits agree where not all do, and nothing of what is not there', () => {
  expect(said(3, fact('hasElevator', false), fact('floor', 2, 2, 3))).toBe(
    'Crews were here 3 times: floor 2 (2 of 3 visits)',
  );
  expect(said(2)).toBe('Crews were here 2 times');
});
