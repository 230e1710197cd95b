import * as fees from '../domain/money/trip-fee.js';
import { workInside } from './work-on-wire.js';
import type { OnWire } from './work-on-wire.js';

export { activityCosts, inDollars, type ActivityCosts } from '../domain/money/activity-costs.js';
export { asQuoted } from '../domain/money/as-quoted.js';
export { moveTotals } from '../domain/money/move-totals.js';
export { zoneOfZip, type FeeZone } from '../domain/money/trip-fee.js';

/** The trip fee of one stop for one truck, in the unit of its own and its zone's. */
export const tripFeeOf = (stop: OnWire<fees.FeeStop>, zone: fees.FeeZone | null): number =>
  fees.tripFeeOf(workInside(stop), zone);
