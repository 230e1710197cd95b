import {
  DEFAULT_CONSTANTS,
  estimateActivity,
  estimateGaps,
} from '#modules/moves/contract/estimating.js';
import type { SaveLocationDto } from '#modules/moves/contract/save-location.dto.js';
import { fittingStops } from './fitting-stops.js';

const house = { locationType: 'House', sqft: 3400, stories: 2, numBoxes: 80 } as const;
const stops: SaveLocationDto[] = [
  { ...house, typeOfWOrk: 'Load' },
  { ...house, typeOfWOrk: 'Unload', numBoxes: 0 },
];

it.each([1.5, 2, 2.5, 3, 4, 12])('makes homes that %p hours are enough for', (estHours) => {
  const work = { estHours, numMovers: 2, truckCount: 1 };
  const locations = fittingStops(stops, work).map((stop) => ({
    ...stop,
    sqft: stop.sqft as number,
  }));
  const estimate = estimateActivity({
    ...work,
    locations,
    minTime: 0,
    constants: DEFAULT_CONSTANTS,
  });
  expect(estimateGaps(work, { ...work, estHours: estimate.estHours })).toEqual([]);
  expect(locations).toHaveLength(2);
});
