import { isHold, type StopWork } from '../work-types.js';

/** A zip zone of the activity's branch; the caller decides the fee's unit (cents or dollars). */
export interface FeeZone {
  codes: readonly string[];
  zone: string;
  useFee: boolean;
  tripFee: number;
}

export interface FeeStop extends StopWork {
  zip?: string | null;
  useFee?: boolean | null;
  tripFee?: number | null;
}

const ELSEWHERE = 'O';

/**
 * The zone with the first five digits of the zip, otherwise the branch's zone O, otherwise none.
 */
export function zoneOfZip<Z extends FeeZone>(
  zip: string | null | undefined,
  zones: readonly Z[],
): Z | null {
  const code = (zip ?? '').trim().slice(0, 5);
  return (
    zones.find((zone) => zone.codes.includes(code)) ??
    zones.find((zone) => zone.zone === ELSEWHERE) ??
    null
  );
}

/** What the zone charges: nothing when its `useFee` is false or there is no zone. */
export const zoneFee = (zone: FeeZone | null): number => (zone?.useFee ? zone.tripFee : 0);

/**
 * The trip fee of one stop for one truck: 0 for Hold, its own fee if its own `useFee` is on,
 * otherwise its zone's (R-MONEY-3).
 */
export function tripFeeOf(stop: FeeStop, zone: FeeZone | null): number {
  if (isHold(stop)) return 0;
  return stop.useFee ? (stop.tripFee ?? 0) : zoneFee(zone);
}

/** Fees of the stops in order → what the activity pays for its trips with `truckCount` trucks. */
export const totalTripFees = (fees: readonly number[], truckCount: number): number =>
  fees.reduce((sum, fee) => sum + fee, 0) * truckCount;
