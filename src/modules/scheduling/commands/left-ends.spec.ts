import { describe, expect, it } from '@jest/globals';
import type { DirectLeg } from '#modules/moves/contract/direct-legs.js';
import { bothEnds, endsLeftBy, timesWithout } from './left-ends.js';

const LEG: DirectLeg = {
  followedId: 'a',
  followerId: 'b',
  hours: 0.2,
  approximate: false,
  yardDriveOut: 0.5,
  yardDriveBack: 0.75,
};

describe('the ends of a direct leg', () => {
  it('leave each the drive that the leg replaced', () => {
    expect(endsLeftBy({ follows: LEG, followedBy: null })).toEqual([
      { operationId: 'a', leg: LEG, followerId: 'b' },
    ]);
    expect(endsLeftBy({ follows: null, followedBy: LEG })).toEqual([
      { operationId: 'b', leg: LEG, followerId: 'b' },
    ]);
    expect(bothEnds([LEG]).map(({ operationId }) => operationId)).toEqual(['a', 'b']);
    const times = { startingDriveTime: 0.25, endingDriveTime: 0 };
    expect(timesWithout(times, 'b', [LEG])).toEqual({ startingDriveTime: 0.5, endingDriveTime: 0 });
    expect(timesWithout(times, 'a', [LEG])).toEqual({
      startingDriveTime: 0.25,
      endingDriveTime: 0.75,
    });
  });
});
