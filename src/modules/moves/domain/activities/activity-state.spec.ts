import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { activityState, isTrucked, stateDescription } from './activity-state.js';

const operations = (...trucks: (string | null)[]) => trucks.map((truck) => ({ truck }));

describe('activity state', () => {
  it.each([
    [[], 1, 'uncommitted'],
    [[null, null], 2, 'uncommitted'],
    [['a', null], 2, 'partial'],
    [['a', 'b'], 2, 'committed'],
    [['a', null], 1, 'committed'],
    [['a', 'b', 'c'], 2, 'partial'],
  ] as const)('of trucks %j with %i wanted is %s', (trucks, truckCount, state) => {
    expect(activityState(operations(...trucks), truckCount)).toBe(state);
  });

  it('is locked by any truck [R-MOVE-7]', () => {
    expect(isTrucked(operations(null, 'a'))).toBe(true);
    expect(isTrucked(operations(null, ''))).toBe(false);
    expect(isTrucked([{}])).toBe(false);
  });

  it('counts as booked in part where only a newer release knows it', () => {
    const newer = stateDescription('of a newer release' as never);
    expect(newer).toEqual({ label: 'of a newer release', hasTrucks: true, hasAllTrucks: false });
  });

  it('is uncommitted exactly while nothing stands on a truck [R-MOVE-7]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.constant('truck'))),
        fc.integer({ min: 1, max: 5 }),
        (trucks, truckCount) => {
          const all = operations(...trucks);
          return (activityState(all, truckCount) === 'uncommitted') === !isTrucked(all);
        },
      ),
    );
  });
});
