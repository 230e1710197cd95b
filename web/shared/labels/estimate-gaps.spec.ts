import { gapLabel, shortGap } from './estimate-gaps';

it('says how far from the automated estimate', () => {
  expect(gapLabel([{ of: 'estHours', by: -8 }])).toBe('8 h below the automated estimate');
  expect(gapLabel([{ of: 'numMovers', by: 4 }])).toBe('4 movers above the automated estimate');
  expect(
    gapLabel([
      { of: 'estHours', by: 2.25 },
      { of: 'numMovers', by: -4 },
      { of: 'truckCount', by: -1 },
    ]),
  ).toBe('4 movers, 1 truck below the automated estimate; 2.25 h above the automated estimate');
  expect(gapLabel([])).toBe('');
});

it('says the first in as little as can be read', () => {
  expect(
    shortGap([
      { of: 'estHours', by: -8 },
      { of: 'numMovers', by: -4 },
    ]),
  ).toBe('−8 h');
  expect(shortGap([{ of: 'truckCount', by: 1 }])).toBe('+1 truck');
  expect(shortGap([])).toBe('');
});
