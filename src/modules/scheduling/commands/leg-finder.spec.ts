import { describe, expect, it } from '@jest/globals';
import { StartOver } from '#platform/database/start-over.js';
import { LegFinder } from './leg-finder.js';

const WANTED = {
  from: { latitude: 35, longitude: -97 },
  to: { latitude: 35.1, longitude: -97 },
  departure: new Date('2027-03-01T17:30:00Z'),
};
const FOUND = { hours: 0.2, approximate: false };

describe('a drive that was asked for before anything was locked', () => {
  // Without anybody to ask.
  const finder = Object.create(LegFinder.prototype) as LegFinder;
  const foreseen = { wanted: { ...WANTED }, found: FOUND };

  it('is the one that is needed, or is not known', () => {
    expect(finder.find(WANTED, foreseen)).toBe(FOUND);
    for (const find of [
      () => finder.find(null, foreseen),
      () => finder.find(WANTED, { ...foreseen, found: null }),
    ]) {
      expect(find).toThrow('This drive is not known yet.');
    }
  });

  it('is refused where the maps service is down, and only once it is needed [R-DIRECT-10]', () => {
    const down = { ...foreseen, found: new Error('Maps are down') };
    expect(() => finder.find(WANTED, down)).toThrow('Maps are down');
    expect(finder.judge(WANTED, down)).toBe(down.found);
    expect(finder.judge(null, down)).toMatchObject({ code: 'LEG_UNKNOWN' });
  });

  it('lets the command start over where another is needed by now, instead of asking under locks', () => {
    const later = { ...WANTED, departure: new Date('2027-03-01T17:45:00Z') };
    expect(() => finder.find(later, foreseen)).toThrow(StartOver);
    expect(() => finder.find(WANTED, null)).toThrow(StartOver);
  });
});
