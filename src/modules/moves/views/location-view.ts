import { toDollars } from '#kernel/money.js';
import type { LocationView } from '../contract/location.view.js';
import { workOnWire } from '../contract/work-on-wire.js';
import { feeOf } from '../domain/money/move-costs.js';
import type { Stop } from '../domain/stop.js';

/** A stop as the API has it; `constantsVersion` is its activity's. */
export function locationView(stop: Stop, constantsVersion: number | null): LocationView {
  const {
    id,
    workType,
    tripFeeCents: _own,
    zoneFeeCents: _zones,
    packingEstCostCents: packing,
    sqft,
    worktimeEstimations: timeInMinutes,
    ...asKept
  } = stop;
  return {
    _id: id,
    ...workOnWire({ workType }),
    ...asKept,
    tripFee: toDollars(feeOf(stop)),
    sqft: typeof sqft === 'number' ? sqft : null,
    packingEstCost: packing === null ? null : toDollars(packing),
    worktimeEstimations: timeInMinutes && { timeInMinutes, constantsVersion },
  };
}
