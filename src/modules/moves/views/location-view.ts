import { toDollars } from '#kernel/money.js';
import type { LocationView } from '../contract/location.view.js';
import { workOnWire } from '../contract/work-on-wire.js';
import { feeOf } from '../domain/money/move-costs.js';
import { itemVolume } from '../domain/item.js';
import type { Stop } from '../domain/stop.js';

/** What is listed of a stop, as the API has it; nothing where nothing is. */
export const listedItems = (items: Stop['items']): Pick<LocationView, 'items' | 'itemVolume'> =>
  items.length > 0
    ? {
        items: items.map(({ id, ...item }) => ({ _id: id, ...item })),
        itemVolume: itemVolume(items),
      }
    : {};

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
    items,
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
    ...listedItems(items),
  };
}
