import { riskOf } from './risk.js';
import { newlyShort } from './crew-short.js';
import type { CrewNeed } from './crew-short.js';
import type { SlotDay, SlotSearch, SlotTruck } from './slot-search.js';
import type { TruckFit } from './truck-fit.js';
import { roomForAJob, wastedMinutes } from './wasted-time.js';

/** Minutes that speak against a slot; the lowest sum is the best. */
export interface SlotParts {
  drive: number;
  gap: number;
  open: number;
  lift: number;
  crew: number;
  load: number;
  risk: number;
}

/** What depends on the truck alone. */
export type TruckParts = Pick<SlotParts, 'drive' | 'gap' | 'open' | 'lift' | 'risk'>;

/** In tenths: how far a sum of fractions may lie below the half that it is. */
const A_HAIR = 1e-6;

/** Scores are told and compared to a tenth of a minute, half up, which is rounded last; never -0. */
export const tenths = (minutes: number): number => Math.round(minutes * 10 + A_HAIR) / 10 + 0;

export function truckParts(fit: TruckFit, search: SlotSearch): TruckParts {
  const { wanted, settings } = search;
  const { gap, open, lift, risk } = settings.slotWeights;
  const roomy = roomForAJob(settings.shortestJobHours);
  const wasted = wastedMinutes(fit.spareBefore, roomy) + wastedMinutes(fit.spareAfter, roomy);
  const { truck } = fit.opening;
  const { late, next } = riskOf(fit, search);
  return {
    drive: fit.drive,
    gap: gap * wasted,
    open: truck.truckDay.length === 0 ? open : 0,
    lift: truck.hasLift && !wanted.requiresLift ? lift : 0,
    risk: risk * (late + next),
  };
}

export const sumOfTruck = ({ drive, gap, open, lift, risk }: TruckParts): number =>
  drive + gap + open + lift + risk;

/** What the people who would be missing weigh. */
export function crewPart(
  needed: CrewNeed,
  trucks: readonly SlotTruck[],
  search: SlotSearch,
): number {
  const { leads, movers } = newlyShort(needed, trucks, search);
  const { lead, mover } = search.settings.slotWeights;
  return lead * leads + mover * movers;
}

/** What a full day weighs. */
export function loadPart({ load }: SlotDay, { settings }: SlotSearch): number {
  const { load: weight, loadFrom } = settings.slotWeights;
  return weight * Math.max(0, load - loadFrom);
}
