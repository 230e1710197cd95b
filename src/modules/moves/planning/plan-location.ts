import { newId } from '../../../kernel/ids.js';
import { toCents, toDollars } from '../../../kernel/money.js';
import { BLANK_LOCATION } from '../contract/blank-location.js';
import { PLAIN_LOCATION_FIELDS } from '../contract/editable-fields.js';
import type { LocationFieldsDto } from '../contract/location-fields.dto.js';
import { readSquareFeet } from '../contract/square-feet.js';
import { isBlankByHand } from '../domain/estimates/time-by-hand.js';
import type { LocationRow } from '../persistence/location.row.js';
import { feeOf } from '../views/fees.js';
import { sentFields } from './laid-over.js';

const {
  tripFee: _fee,
  packingEstCost: _cost,
  worktimeEstimations: _none,
  ...BLANK
} = BLANK_LOCATION;

/** A stop before anything is said about it. */
export const emptyLocation = (activityId: string): LocationRow => ({
  ...structuredClone(BLANK),
  id: newId(),
  activityId,
  position: 0,
  useFee: false,
  tripFeeCents: 0,
  zoneFeeCents: 0,
  packingEstCostCents: null,
  worktimeEstimations: null,
});

type SentEstimate = NonNullable<LocationFieldsDto['currentEstimate']>;

/** Boxes that nobody filled in are no time by hand. */
const asEstimate = (sent: SentEstimate) =>
  isBlankByHand(sent)
    ? null
    : {
        hours: sent.hours ?? null,
        minutes: sent.minutes ?? null,
        overrideReason: sent.overrideReason ?? '',
      };

/** A fee sent back as it was shown is no change: what is kept behind Hold or the zone's fee stays. */
function ownFee(base: LocationRow, { tripFee, useFee }: LocationFieldsDto): number {
  if (tripFee === undefined) return base.tripFeeCents;
  const becomesOwn = useFee === true && !base.useFee;
  if (tripFee === toDollars(feeOf(base)) && !becomesOwn) return base.tripFeeCents;
  return toCents(tripFee ?? 0);
}

/** A stop with what a body says laid over what is stored (or over an empty one). */
export function plannedLocation(base: LocationRow, body: LocationFieldsDto): LocationRow {
  const { sqft, packingEstCost, currentEstimate } = body;
  return {
    ...base,
    ...sentFields(body, PLAIN_LOCATION_FIELDS),
    tripFeeCents: ownFee(base, body),
    sqft: sqft === undefined ? base.sqft : readSquareFeet(sqft),
    packingEstCostCents:
      packingEstCost === undefined
        ? base.packingEstCostCents
        : packingEstCost && toCents(packingEstCost),
    currentEstimate:
      currentEstimate === undefined
        ? base.currentEstimate
        : currentEstimate && asEstimate(currentEstimate),
  };
}
