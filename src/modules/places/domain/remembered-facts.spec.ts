import { describe, expect, it } from '@jest/globals';
import { rememberedFacts } from './remembered-facts.js';
import type { Visit } from './remembered-facts.js';

type Field = 'hasElevator' | 'floor' | 'parkingType';

const visit = (day: string, told: Partial<Visit<Field>['told']>): Visit<Field> => ({
  day,
  told: { hasElevator: false, floor: null, parkingType: '', ...told },
});
const factsOf = (visits: readonly Visit<Field>[], fields: readonly Field[]) =>
  rememberedFacts(visits, fields);

describe('what is remembered of a building', () => {
  it('is nothing where nobody was, or nobody said anything', () => {
    expect(factsOf([], ['hasElevator', 'floor'])).toEqual([]);
    expect(factsOf([visit('2027-03-01', {})], ['floor', 'parkingType'])).toEqual([]);
  });

  it('is what most visits say, with the last day that says so [R-PLACE-2]', () => {
    const visits = [
      visit('2027-03-04', { hasElevator: false, floor: 2 }),
      visit('2027-03-03', { hasElevator: true, floor: 3 }),
      visit('2027-03-02', { hasElevator: true, floor: null }),
      visit('2027-03-01', { hasElevator: true, floor: 3 }),
    ];
    expect(factsOf(visits, ['hasElevator', 'floor'])).toEqual([
      { field: 'hasElevator', value: true, votes: 3, of: 4, on: '2027-03-03' },
      { field: 'floor', value: 3, votes: 2, of: 3, on: '2027-03-03' },
    ]);
  });

  it('is the newest of what as many say [R-PLACE-2]', () => {
    const visits = [
      visit('2027-03-04', { floor: 1 }),
      visit('2027-03-03', { floor: 2 }),
      visit('2027-03-02', { floor: 2 }),
      visit('2027-03-01', { floor: 1 }),
    ];
    expect(factsOf(visits, ['floor'])).toEqual([
      { field: 'floor', value: 1, votes: 2, of: 4, on: '2027-03-04' },
    ]);
  });

  it('counts the last five that say anything, whatever lies between [R-PLACE-2]', () => {
    const floors = [4, null, 4, null, 4, 0, 0, 0, 0];
    const visits = floors.map((floor, at) => visit(`2027-03-${20 - at}`, { floor }));
    expect(factsOf(visits, ['floor'])).toEqual([
      { field: 'floor', value: 4, votes: 3, of: 5, on: '2027-03-20' },
    ]);
  });
});
