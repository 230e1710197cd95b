import { DEFAULT_CONSTANTS, estimateActivity } from '#modules/moves/contract/estimating.js';
import type { SaveLocationDto } from '#modules/moves/contract/save-location.dto.js';
import { fittingStops, misjudgedStops, type PlannedWork } from './fitting-stops.js';

const house = { locationType: 'House', sqft: 3400, stories: 2, numBoxes: 80 } as const;
const stops: SaveLocationDto[] = [
  { ...house, typeOfWOrk: 'Load' },
  { ...house, typeOfWOrk: 'Unload', numBoxes: 0 },
];

/** What the tables say of these homes, as a share of what was planned. */
function shareOf(locations: readonly SaveLocationDto[], work: PlannedWork): number {
  const { estHours } = estimateActivity({
    ...work,
    locations: locations.map((stop) => ({ ...stop, sqft: stop.sqft as number })),
    minTime: 0,
    constants: DEFAULT_CONSTANTS,
  });
  return estHours / work.estHours;
}

describe('the homes of the demo', () => {
  it.each([2.5, 3, 4, 5, 6])(
    'need a little less than the %p hours that are planned',
    (estHours) => {
      const work = { estHours, numMovers: 2, truckCount: 1 };
      const locations = fittingStops(stops, work);
      expect(locations).toHaveLength(2);
      const share = shareOf(locations, work);
      expect(share).toBeGreaterThan(0.5);
      expect(share).toBeLessThanOrEqual(1);
    },
  );

  it('can be far more than was planned', () => {
    const work = { estHours: 2, numMovers: 2, truckCount: 1 };
    expect(shareOf(misjudgedStops(stops, work), work)).toBeGreaterThan(1.3);
  });
});
