import { describe, expect, it } from '@jest/globals';
import { congestionAround, congestionFactor, TYPICAL_CONGESTION } from './congestion.js';

const PLACES = {
  'Oklahoma City': { latitude: 35.5, longitude: -97.4 },
  Nashville: { latitude: 36.1, longitude: -86.7 },
  Denver: { latitude: 39.8, longitude: -104.9 },
  'a far place': { latitude: 47.6, longitude: -122.3 },
};

describe('congestion', () => {
  it.each(Object.entries(PLACES))(
    'in %s is none at night and peaks at 8:00 and 17:00',
    (_, place) => {
      const table = congestionAround(place);
      expect(table).toHaveLength(24);
      for (const hour of [0, 1, 2, 3, 4, 22, 23]) expect(congestionFactor(table, hour)).toBe(1);
      expect(Math.max(...table)).toBe(congestionFactor(table, 17));
      expect(Math.max(...table.slice(0, 12))).toBe(congestionFactor(table, 8));
      expect(congestionFactor(table, 8)).toBeCloseTo(1.4, 1);
      expect(Math.abs(congestionFactor(table, 17) - 1.55)).toBeLessThan(0.05);
      expect(Math.min(...table)).toBe(1);
    },
  );

  it('is each city’s own, and typical elsewhere [R-DRIVE-11]', () => {
    expect(congestionAround(PLACES['a far place'])).toBe(TYPICAL_CONGESTION);
    expect(congestionAround(PLACES.Denver)).not.toBe(congestionAround(PLACES.Nashville));
  });
});
