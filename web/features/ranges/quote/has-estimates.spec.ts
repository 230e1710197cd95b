import { givenLocation } from '../../../testing';
import { hasEstimates } from './has-estimates';

const timed = (forFurniture: number | null) => ({
  worktimeEstimations: {
    constantsVersion: 1,
    timeInMinutes: {
      ...{ forFurniture, forWalking: 0, forStories: 0, forElevator: 0 },
      ...{ forBoxes: 0, forDriving: null },
    },
  },
});
const has = (...stops: Parameters<typeof givenLocation>[0][]): boolean =>
  hasEstimates(stops.map((stop) => givenLocation(stop)));

describe('the stops of a stored day', () => {
  it('have estimates where each has a time, by the tables or by hand', () => {
    const byHand = { hours: 2, minutes: null, overrideReason: 'Seen' };
    expect(has(timed(115), timed(80))).toBe(true);
    expect(has(timed(115), { ...timed(null), currentEstimate: byHand })).toBe(true);
    expect(has(timed(115), { ...timed(null), worktime: 2, worktimeTyped: true })).toBe(true);
    expect(has(timed(115), { ...timed(null), worktime: 2 })).toBe(false);
    expect(has(timed(115), { ...timed(null), typeOfWOrk: 'Hold' })).toBe(true);
  });

  it('have none where one lacks its time, or nothing is handled', () => {
    expect(has(timed(115), timed(null))).toBe(false);
    expect(has(timed(115), { worktimeEstimations: null })).toBe(false);
    expect(has({ ...timed(0), typeOfWOrk: 'Hold' })).toBe(false);
    expect(has()).toBe(false);
  });
});
