import { counted, nounFor } from '#kernel/counted.js';
import { dimensionWords } from '../dimensions.js';
import { figure } from '../figure.js';
import { isLoading, isUnload } from '../work-types.js';
import type { EstimateConstants } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';
import { minutesTyped } from './counted.js';
import { minutesByHand } from './time-by-hand.js';

const thousands = (value: number): string => value.toLocaleString('en-US');

const withArea = (name: string, stop: EstimateStop): string => {
  const sqft = figure(stop.sqft);
  return sqft === null ? `${name} of unknown size` : `${name} of ${thousands(sqft)} sq ft`;
};

const withDimensions = (name: string, stop: EstimateStop): string =>
  stop.dimensions?.trim()
    ? `${name} of ${dimensionWords(stop.dimensions)}`
    : `${name} of unknown size`;

function withBedrooms(name: string, stop: EstimateStop): string {
  const bedrooms = figure(stop.bedrooms);
  if (bedrooms === null) return `${name} of unknown size`;
  return bedrooms === 0 ? `studio ${name}` : `${bedrooms}-bedroom ${name}`;
}

/** A stop in a few words, such as "2-bedroom apartment" or "house of 1,800 sq ft". */
export function describeStop(stop: EstimateStop): string {
  switch (stop.locationType) {
    case 'Apartment':
    case 'Condo':
      return withBedrooms(stop.locationType.toLowerCase(), stop);
    case 'House':
    case 'Town-home':
      return withArea(stop.locationType.toLowerCase(), stop);
    case 'Storage':
    case 'Pod':
    case 'Rental Truck':
      return withDimensions(stop.locationType.toLowerCase(), stop);
    case 'Office':
      return 'office';
    default:
      return 'other place';
  }
}

const sumOf = (stops: readonly EstimateStop[], field: 'numBoxes' | 'packingEstTime'): number =>
  stops.reduce((sum, stop) => sum + (figure(stop[field]) ?? 0), 0);

function journey(stops: readonly EstimateStop[]): string {
  const from = stops.filter(isLoading).map(describeStop).join(' and ');
  const to = stops.filter(isUnload).map(describeStop).join(' and ');
  if (from && to) return `${from} to ${to}`;
  if (from) return from;
  return to ? `unloading at ${to}` : 'nothing to load or unload yet';
}

/** One sentence on what the figures are based on (R-EST-12). */
export function costingReason(
  stops: readonly EstimateStop[],
  constants: EstimateConstants,
): string {
  const loading = stops.filter(isLoading);
  const boxes = sumOf(loading.length > 0 ? loading : stops.filter(isUnload), 'numBoxes');
  const packing = sumOf(stops, 'packingEstTime');
  const byHand = stops.filter((stop) => minutesByHand(stop.currentEstimate) !== null).length;
  const typed = stops.filter((stop) => minutesTyped(stop) !== null).length;
  const details = [
    journey(stops),
    ...(boxes > 0 ? [`${thousands(boxes)} ${nounFor(boxes, 'box', 'boxes')}`] : []),
    ...(packing > 0 ? [`${counted(packing, 'hour')} of packing`] : []),
    ...(byHand > 0 ? [`${counted(byHand, 'time')} entered by hand`] : []),
    ...(typed > 0 ? [`${counted(typed, 'work time')} typed in`] : []),
  ];
  return `From size tables of ${constants.effectiveFrom}: ${details.join(', ')}`;
}
