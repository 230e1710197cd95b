import { FREE_OF_STOPS } from '#modules/moves/contract/activity-rules.js';
import type { PlaceMemoryView, RememberedField } from '#modules/places/contract/memory.view.js';
import type { LocationValues } from '../form/values';

/** What people enter; why a place is a problem comes from the list of problem locations. */
type Fillable = Exclude<RememberedField, 'problemReason'>;
export type Filled = Partial<Pick<LocationValues, Fillable>>;

const isEmpty = (value: LocationValues[Fillable]): boolean => !value && value !== 0;

/**
 * What a stop still lacks and its building remembers; with a truck only what may change then.
 * @param ofType the fields that only places of its type have
 */
export function fillable(
  stop: LocationValues,
  { facts }: PlaceMemoryView,
  { ofType, locked }: { ofType: readonly string[]; locked: boolean },
): Filled {
  const asked: readonly string[] = [...ofType, 'distanceToDoor', 'parkingType'];
  const lacking = facts.filter(
    ({ field, value }) =>
      field !== 'problemReason' &&
      asked.includes(field) &&
      isEmpty(stop[field]) &&
      value !== false &&
      (!locked || FREE_OF_STOPS.includes(field)),
  );
  return Object.fromEntries(lacking.map(({ field, value }) => [field, value]));
}
