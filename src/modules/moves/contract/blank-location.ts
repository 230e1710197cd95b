import { BLANK_STOP } from '../domain/stop.js';
import type { LocationView } from './location.view.js';
import { workOnWire } from './work-on-wire.js';

const {
  workType,
  tripFeeCents: _fee,
  zoneFeeCents: _zoneFee,
  packingEstCostCents: _cost,
  worktimeEstimations: _none,
  sqft: _feet,
  items: _items,
  ...BLANK
} = BLANK_STOP;

/** A stop before anything is entered. */
export const BLANK_LOCATION: Readonly<Omit<LocationView, '_id'>> = {
  ...workOnWire({ workType }),
  ...BLANK,
  tripFee: 0,
  sqft: null,
  packingEstCost: null,
  worktimeEstimations: null,
};
