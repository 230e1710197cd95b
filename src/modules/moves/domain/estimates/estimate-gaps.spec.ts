import { estimateGaps } from './estimate-gaps.js';

const entered = { estHours: 3, numMovers: 2, truckCount: 1 };

describe('estimateGaps', () => {
  it('names what is far below or above the automated estimate', () => {
    expect(estimateGaps(entered, { estHours: 11, numMovers: 6, truckCount: 2 })).toEqual([
      { of: 'estHours', by: -8 },
      { of: 'numMovers', by: -4 },
      { of: 'truckCount', by: -1 },
    ]);
    expect(
      estimateGaps({ ...entered, estHours: 9.25 }, { estHours: 4, numMovers: 2, truckCount: 1 }),
    ).toEqual([{ of: 'estHours', by: 5.25 }]);
  });

  it.each([
    [3, 4.75, 0],
    [3, 5, 1],
    [8, 10.5, 0],
    [8, 10.75, 1],
    [20, 16, 1],
    [20, 16.25, 0],
  ])('lets %p hours against %p be marked %p times', (estHours, automated, times) => {
    const figures = { numMovers: 2, truckCount: 1 };
    expect(
      estimateGaps({ ...figures, estHours }, { ...figures, estHours: automated }),
    ).toHaveLength(times);
  });

  it('takes one mover more or less as everyday', () => {
    const automated = { estHours: 3, numMovers: 3, truckCount: 1 };
    expect(estimateGaps(entered, automated)).toEqual([]);
  });

  it('says nothing while either side is unknown', () => {
    expect(estimateGaps(entered, null)).toEqual([]);
    const unknown = { estHours: null, numMovers: null, truckCount: null };
    expect(estimateGaps(entered, unknown)).toEqual([]);
    expect(estimateGaps(unknown, { estHours: 11, numMovers: 6, truckCount: 2 })).toEqual([]);
  });
});
