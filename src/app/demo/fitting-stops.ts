import {
  DEFAULT_CONSTANTS,
  estimateActivity,
  estimateGaps,
} from '#modules/moves/contract/estimating.js';
import type { SaveLocationDto } from '#modules/moves/contract/save-location.dto.js';

/** What was planned for the day. */
export interface PlannedWork {
  estHours: number;
  numMovers: number;
  truckCount: number;
}

const SIZES = [1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1] as const;
/** The smallest home there is. */
const STUDIO: Partial<SaveLocationDto> = {
  locationType: 'Apartment',
  bedrooms: 0,
  floor: 1,
  hasElevator: false,
  sqft: null,
  stories: null,
  dimensions: '',
};
/** About what a drive between two stops in one town takes; the real times are fetched later. */
const DRIVE_HOURS = 0.35;

/** The same stop with fewer things in it. */
function smaller(stop: SaveLocationDto, size: number): SaveLocationDto {
  const { sqft, bedrooms, stories, dimensions, numBoxes = 0 } = stop;
  return {
    ...stop,
    numBoxes: Math.round(numBoxes * size),
    ...(typeof sqft === 'number'
      ? { sqft: Math.max(600, Math.round(sqft * size * 0.01) * 100) }
      : {}),
    ...(bedrooms ? { bedrooms: Math.floor(bedrooms * size) } : {}),
    ...(stories && size < 0.8 ? { stories: 1 } : {}),
    ...(dimensions && size < 0.6 ? { dimensions: '5 x 10' } : {}),
  };
}

function automatedHours(locations: readonly SaveLocationDto[], work: PlannedWork): number {
  const { estHours } = estimateActivity({
    ...work,
    locations: locations.map((stop) => ({
      ...stop,
      sqft: stop.sqft as number | undefined,
      driveTime: DRIVE_HOURS,
    })),
    minTime: 0,
    constants: DEFAULT_CONSTANTS,
  });
  return estHours;
}

/** Homes of the size that fits the planned hours best, as if a person had estimated them. */
export function fittingStops(stops: SaveLocationDto[], work: PlannedWork): SaveLocationDto[] {
  const studios = stops.map((stop) => ({
    ...stop,
    ...STUDIO,
    numBoxes: Math.min(12, stop.numBoxes ?? 0),
  }));
  const sized = SIZES.map((size) => {
    const locations = stops.map((stop) => smaller(stop, size));
    return { locations, estHours: automatedHours(locations, work) };
  });
  const offBy = ({ estHours }: { estHours: number }): number => Math.abs(estHours - work.estHours);
  const [best] = sized
    .filter(({ estHours }) => estimateGaps({ ...work }, { ...work, estHours }).length === 0)
    .sort((a, b) => offBy(a) - offBy(b));
  return best?.locations ?? studios;
}
