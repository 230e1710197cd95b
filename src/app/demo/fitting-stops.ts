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

const SIZES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1] as const;
/** Who plans a day leaves a little more time than the tables say. */
const USUAL_SHARE = 0.88;
/** At least this much more than planned is what somebody overlooked on the phone. */
const MISJUDGED_SHARE = 1.4;
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

function estimateOf(locations: readonly SaveLocationDto[], work: PlannedWork): PlannedWork {
  const { estHours, resourceEstimate } = estimateActivity({
    ...work,
    locations: locations.map((stop) => ({
      ...stop,
      sqft: stop.sqft as number | undefined,
      driveTime: DRIVE_HOURS,
    })),
    minTime: 0,
    constants: DEFAULT_CONSTANTS,
  });
  return { ...resourceEstimate, estHours };
}

interface Sized {
  locations: SaveLocationDto[];
  /** What the tables say of them. */
  said: PlannedWork;
}

/** The same homes with fewer things, and the very smallest ones. */
const sizesOf = (stops: readonly SaveLocationDto[], work: PlannedWork): Sized[] =>
  [
    ...SIZES.map((size) => stops.map((stop) => smaller(stop, size))),
    stops.map((stop) => ({ ...stop, ...STUDIO, numBoxes: Math.min(12, stop.numBoxes ?? 0) })),
  ].map((locations) => ({ locations, said: estimateOf(locations, work) }));

/** The one for which the tables say nearest to so many hours. */
const nearest = (sized: readonly Sized[], hours: number): Sized | undefined =>
  sized.toSorted(
    (a, b) => Math.abs(a.said.estHours - hours) - Math.abs(b.said.estHours - hours),
  )[0];

/** Homes of the size that fits the plan best, as if a person had estimated them. */
export function fittingStops(stops: SaveLocationDto[], work: PlannedWork): SaveLocationDto[] {
  const sized = sizesOf(stops, work);
  const isUnmarked = ({ said }: Sized): boolean =>
    estimateGaps({ ...work }, { ...said }).length === 0;
  const hours = USUAL_SHARE * work.estHours;
  return (nearest(sized.filter(isUnmarked), hours) ?? nearest(sized, hours))?.locations ?? stops;
}

/** Homes that take clearly longer than planned; as they are where none of their sizes does. */
export function misjudgedStops(stops: SaveLocationDto[], work: PlannedWork): SaveLocationDto[] {
  const least = MISJUDGED_SHARE * work.estHours;
  const larger = sizesOf(stops, work).filter(({ said }) => said.estHours >= least);
  return nearest(larger, least)?.locations ?? stops;
}
