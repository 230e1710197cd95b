import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import {
  DEFAULT_ORIGINS,
  ESTIMATED_ORIGINS,
  estimateActivity,
} from '#modules/moves/contract/estimating.js';
import type { ReckonedDrives } from '#modules/moves/index.js';
import { readSquareFeet } from '#modules/moves/contract/location-rules.js';
import type { LocationFieldsDto } from '#modules/moves/contract/location-fields.dto.js';
import type { SaveActivityDto } from '#modules/moves/contract/save-activity.dto.js';
import { workOnWire } from '#modules/moves/contract/work-on-wire.js';
import type { BookingStopDto } from '../contract/booking-stop.dto.js';
import { LEAST_HOURS_SOLD } from '../contract/limits.js';
import { homeOf, usualBoxes } from './home.js';

/** Where a reserved move begins and ends. */
export interface ReservedStops {
  from: BookingStopDto;
  to: BookingStopDto;
}

/** What the activity needs from a reservation. */
export interface ReservedTime {
  starts: Date;
  /** Hours. */
  duration: number;
}

/** The address in one line, if the visitor gave its parts. */
function addressLine({
  street,
  city,
  state,
  zip,
  normalizedStreetAddress,
}: BookingStopDto): string {
  const region = [state, zip].filter(Boolean).join(' ');
  return normalizedStreetAddress?.trim() || [street, city, region].filter(Boolean).join(', ');
}

const stopOf = (stop: BookingStopDto, workType: 'Load' | 'Unload'): LocationFieldsDto => ({
  ...stop,
  state: stop.state ?? '',
  ...workOnWire({ workType }),
  normalizedStreetAddress: addressLine(stop),
});

/** What an estimate counts of a stop; null: the drive to it is not known. */
const forEstimate = ({ sqft, ...stop }: LocationFieldsDto, drive: Drive | null) => {
  const feet = readSquareFeet(sqft);
  return {
    ...stop,
    sqft: typeof feet === 'number' ? feet : null,
    ...(drive && { driveTime: drive.hours }),
  };
};

/** Nobody asks visitors for their boxes: they have those that the quote counted on. */
function boxesOf(stop: BookingStopDto): Pick<LocationFieldsDto, 'numBoxes'> {
  const home = homeOf(stop);
  return home && typeof stop.numBoxes !== 'number' ? { numBoxes: usualBoxes(home) } : {};
}

type Drive = NonNullable<ReckonedDrives['legs'][number]>;

/**
 * One day's work at the reserved time, with the crew and the trucks that the homes need: one operation for each truck,
 * the first on the reserved one. Its hours are estimated with its drives and its usual boxes, as the hours that the visitor
 * was told; where no estimate can be made they are the visitor's own.
 * @param legs the drives to each stop; none while they are not known
 */
export function reservedActivity(
  { starts, duration }: ReservedTime,
  { from, to }: ReservedStops,
  { constants, legs = [] }: { constants: ConstantsView; legs?: ReckonedDrives['legs'] },
): SaveActivityDto {
  const locations = [{ ...stopOf(from, 'Load'), ...boxesOf(from) }, stopOf(to, 'Unload')];
  const stops = locations.map((stop, index) => forEstimate(stop, legs[index] ?? null));
  const known = { locations: stops, minTime: LEAST_HOURS_SOLD, constants };
  const crew = estimateActivity({ ...known, numMovers: 2, truckCount: 1 }).resourceEstimate;
  const { estHours, minTime, isKnown } = estimateActivity({ ...known, ...crew });
  const operation = { date: starts.toISOString(), duration };
  return {
    ...crew,
    locations,
    operations: Array.from({ length: crew.truckCount }, () => operation),
    ...(isKnown
      ? { estHours, minTime, figureOrigins: ESTIMATED_ORIGINS }
      : { estHours: duration, figureOrigins: { ...DEFAULT_ORIGINS, estHours: 'person' } }),
  };
}
