import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import { ESTIMATED_ORIGINS, estimateActivity } from '#modules/moves/contract/estimating.js';
import { readSquareFeet } from '#modules/moves/contract/location-rules.js';
import type { LocationFieldsDto } from '#modules/moves/contract/location-fields.dto.js';
import type { SaveActivityDto } from '#modules/moves/contract/save-activity.dto.js';
import { workOnWire } from '#modules/moves/contract/work-on-wire.js';
import type { BookingStopDto } from '../contract/booking-stop.dto.js';
import { LEAST_HOURS_SOLD } from '../contract/limits.js';

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

const forEstimate = ({ sqft, ...stop }: LocationFieldsDto) => {
  const feet = readSquareFeet(sqft);
  return { ...stop, sqft: typeof feet === 'number' ? feet : null };
};

/**
 * One day's work at the reserved time, with the crew and the trucks that the homes need: one
 * operation for each truck, the first on the reserved one.
 */
export function reservedActivity(
  { starts, duration }: ReservedTime,
  { from, to }: ReservedStops,
  constants: ConstantsView,
): SaveActivityDto {
  const locations = [stopOf(from, 'Load'), stopOf(to, 'Unload')];
  const known = { locations: locations.map(forEstimate), minTime: LEAST_HOURS_SOLD, constants };
  const crew = estimateActivity({ ...known, numMovers: 2, truckCount: 1 }).resourceEstimate;
  const { estHours, minTime, isKnown } = estimateActivity({ ...known, ...crew });
  const operation = { date: starts.toISOString(), duration };
  return {
    ...crew,
    locations,
    operations: Array.from({ length: crew.truckCount }, () => operation),
    ...(isKnown ? { estHours, minTime } : { estHours: duration }),
    figureOrigins: ESTIMATED_ORIGINS,
  };
}
