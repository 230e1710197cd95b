import { floorArea, largestLength } from '../dimensions.js';
import { figure } from '../figure.js';
import type { BedroomRow, EstimateConstants, SizeRow } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';

function byBedrooms(rows: readonly BedroomRow[], bedrooms: number | null): number | null {
  if (bedrooms === null || bedrooms < 0) return null;
  return (rows.findLast((row) => row.bedrooms <= bedrooms) ?? rows[0])?.minutes ?? null;
}

function bySize(rows: readonly SizeRow[], size: number | null): number | null {
  if (size === null || size <= 0) return null;
  return rows.find((row) => row.upTo === null || size <= row.upTo)?.minutes ?? null;
}

/**
 * Minutes to load what is at a stop, two movers, at the door; null when its type has no table
 * (Office, Other, unspecified) or its size is unknown (R-EST-2).
 */
export function tableValue(stop: EstimateStop, constants: EstimateConstants): number | null {
  switch (stop.locationType) {
    case 'Apartment':
    case 'Condo':
      return byBedrooms(constants.apartmentValues, figure(stop.bedrooms));
    case 'House':
    case 'Town-home':
      return bySize(constants.houseValues, figure(stop.sqft));
    case 'Storage':
      return bySize(constants.storageValues, floorArea(stop.dimensions));
    case 'Pod':
    case 'Rental Truck':
      return bySize(constants.portableValues, largestLength(stop.dimensions));
    default:
      return null;
  }
}
