import { newId } from '#kernel/ids.js';
import { toCents, toDollars } from '#kernel/money.js';
import { BLANK_STOP } from '../stop.js';
import { isBlankByHand } from '../estimates/time-by-hand.js';
import { feeOf } from '../money/move-costs.js';
import { readSquareFeet } from '../square-feet.js';
import { SENT_STOP_FIELDS } from '../stop-fields.js';
import type { Item } from '../item.js';
import type { SentItem, SentStop, SentTimeByHand } from './sent.js';
import { pickSentFields } from './pick-sent-fields.js';
import { replaced } from './replaced.js';
import type { Stop, TimeByHand } from '../stop.js';

const ADDRESS = ['normalizedStreetAddress', 'street', 'city', 'state', 'zip'] as const;
type AddressField = (typeof ADDRESS)[number];

/** A new stop before anything is entered. */
export const blankStop = (): Stop => ({ ...BLANK_STOP, id: newId() });

/** Inputs that nobody filled in are not a time by hand. */
const asEstimate = (sent: SentTimeByHand): TimeByHand | null =>
  isBlankByHand(sent)
    ? null
    : {
        hours: sent.hours ?? null,
        minutes: sent.minutes ?? null,
        overrideReason: sent.overrideReason ?? '',
      };

/**
 * A fee sent back as it was shown is not a change: what is stored behind Hold or the zone's fee
 * stays.
 */
function ownFee(base: Stop, { tripFee, useFee }: SentStop): number {
  if (tripFee === undefined) return base.tripFeeCents;
  const becomesOwn = useFee === true && !base.useFee;
  if (tripFee === toDollars(feeOf(base)) && !becomesOwn) return base.tripFeeCents;
  return toCents(tripFee ?? 0);
}

/**
 * Another worktime than the stored one is somebody's decision unless it is said not to be; `false` may be sent back as
 * it was read. 0 may be an empty input.
 */
function typedBy(
  base: Stop,
  { worktime, worktimeTyped: said }: SentStop,
): Pick<Stop, 'worktimeTyped' | 'isWorktimeSaid'> {
  if (worktime === null || said === null) return { worktimeTyped: false };
  const isOther = worktime !== undefined && worktime !== base.worktime;
  if (isOther && said) return { worktimeTyped: true, isWorktimeSaid: true };
  if (said !== undefined && said !== base.worktimeTyped) return { worktimeTyped: said };
  return { worktimeTyped: isOther ? worktime > 0 : base.worktimeTyped };
}

/** What the server placed by its address follows the address; what a person placed stays where that is. */
function positionOf(
  base: Stop,
  sent: Partial<Pick<Stop, 'latitude' | 'longitude' | AddressField>>,
): Partial<Pick<Stop, 'latitude' | 'longitude' | 'placedBy'>> {
  if (base.placedBy === null) return {};
  const differs = (name: 'latitude' | 'longitude' | AddressField): boolean =>
    sent[name] !== undefined && sent[name] !== base[name];
  if (differs('latitude') || differs('longitude')) return { placedBy: null };
  return ADDRESS.some(differs) ? { latitude: null, longitude: null, placedBy: null } : {};
}

const changedItem = ({ name, quantity, cubicFeet = null }: SentItem, base?: Item): Item => ({
  id: base?.id ?? newId(),
  ...{ name, quantity, cubicFeet },
});

/**
 * A stop with a body merged into what is stored (or into an empty one).
 * @param path of the body, for the paths of faults
 * @throws DomainError 400 for an item that the stop does not have
 */
export function changedStop(base: Stop, body: SentStop, path = ''): Stop {
  const { sqft, packingEstCost, currentEstimate } = body;
  const sent = pickSentFields(body, SENT_STOP_FIELDS);
  return {
    ...base,
    ...sent,
    ...positionOf(base, sent),
    ...(body.items && { items: replaced(base.items, body.items, `${path}.items`, changedItem) }),
    tripFeeCents: ownFee(base, body),
    sqft: sqft === undefined ? base.sqft : readSquareFeet(sqft),
    packingEstCostCents:
      packingEstCost === undefined
        ? base.packingEstCostCents
        : packingEstCost && toCents(packingEstCost),
    ...typedBy(base, body),
    currentEstimate:
      currentEstimate === undefined
        ? base.currentEstimate
        : currentEstimate && asEstimate(currentEstimate),
  };
}
