import { toCents } from '#kernel/money.js';
import {
  activityCosts,
  inDollars,
  tripFeeOf,
  zoneOfZip,
  type ActivityCosts,
  type FeeZone,
} from '#modules/moves/contract/estimating.js';
import { isHold } from '#modules/moves/contract/activity-rules.js';
import type { ZipZoneView } from '#modules/zip-zones/contract/zip-zone.view.js';
import type { EstimatedPart } from '../form/activity-parts';
import type { ActivityValues, LocationValues } from '../form/values';

/** The zones of one branch as fees are looked up in them. */
export const zonesOf = (zones: readonly ZipZoneView[], branchId: string): FeeZone[] =>
  zones
    .filter((zone) => zone.branchId === branchId)
    .map(({ codes, zone, useFee, tripFee }) => ({
      codes,
      zone,
      useFee: useFee ?? false,
      tripFee: tripFee ?? 0,
    }));

/** Dollars of the trip to one stop for one truck. While no zones are loaded it is the stored fee. */
export function tripFeeAt(location: LocationValues, zones: readonly FeeZone[]): number {
  if (zones.length === 0) return isHold(location) ? 0 : (location.tripFee ?? 0);
  return tripFeeOf(location, zoneOfZip(location.zip, zones));
}

/** The figures of an activity as it is typed, in dollars. */
export const costsOf = (
  activity: Pick<ActivityValues, EstimatedPart>,
  rate: number,
  zones: readonly FeeZone[],
): ActivityCosts =>
  inDollars(
    activityCosts({
      rateCents: toCents(rate),
      numMovers: activity.numMovers ?? 0,
      truckCount: activity.truckCount ?? 0,
      estHours: activity.estHours ?? 0,
      minTime: activity.minTime ?? 0,
      tripFees: activity.locations.map((location) => toCents(tripFeeAt(location, zones))),
      packing: activity.locations.map(({ packingEstCost }) => toCents(packingEstCost ?? 0)),
    }),
  );
