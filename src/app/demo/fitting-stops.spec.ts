import {
  DEFAULT_CONSTANTS,
  estimateActivity,
  estimateGaps,
} from '#modules/moves/contract/estimating.js';
import type { SaveLocationDto } from '#modules/moves/contract/save-location.dto.js';
import { fittingStops, misjudgedStops, type PlannedWork } from './fitting-stops.js';

const house = { locationType: 'House', sqft: 3400, stories: 2, numBoxes: 80 } as const;
const stops: SaveLocationDto[] = [
  { ...house, typeOfWOrk: 'Load' },
  { ...house, typeOfWOrk: 'Unload', numBoxes: 0 },
];

/** What the tables say of these homes. */
function saidOf(locations: readonly SaveLocationDto[], work: PlannedWork): PlannedWork {
  const { estHours, resourceEstimate } = estimateActivity({
    ...work,
    locations: locations.map((stop) => ({ ...stop, sqft: stop.sqft as number })),
    minTime: 0,
    constants: DEFAULT_CONSTANTS,
  });
  return { ...resourceEstimate, estHours };
}

describe('the homes of the demo', () => {
  it.each([
    ...[2.5, 3, 4, 5, 6].map((estHours) => ({ estHours, numMovers: 2, truckCount: 1 })),
    { estHours: 3.5, numMovers: 6, truckCount: 2 },
  ])(
    'need a little less than the $estHours hours that are planned with $numMovers movers',
    (work) => {
      const locations = fittingStops(stops, work);
      expect(locations).toHaveLength(2);
      const said = saidOf(locations, work);
      expect(estimateGaps({ ...work }, { ...said })).toEqual([]);
      const share = said.estHours / work.estHours;
      expect(share).toBeGreaterThan(0.5);
      expect(share).toBeLessThanOrEqual(1);
    },
  );

  it('can be far more than was planned', () => {
    const work = { estHours: 2, numMovers: 2, truckCount: 1 };
    const { estHours } = saidOf(misjudgedStops(stops, work), work);
    expect(estHours / work.estHours).toBeGreaterThan(1.3);
  });
});
