import type { LocationFieldsDto } from '../contract/location-fields.dto.js';
import type { MoveBranch, StoredActivity } from '../move-state.js';
import type { LocationRow } from '../persistence/location.row.js';
import { emptyLocation, plannedLocation } from './plan-location.js';
import { inOrder, replaced } from './replaced.js';
import { withStaleLegs } from './stale-legs.js';

/** Where an activity was and will be, and where its body stands, for the paths of faults. */
export interface ActivityContext {
  from: MoveBranch;
  to: MoveBranch;
  path: string;
}

/**
 * The stops of an activity with what a body says laid over them; all stay where it names none.
 * @throws DomainError 400 for an `_id` that the activity does not have
 */
export function plannedLocations(
  stored: StoredActivity,
  sent: readonly LocationFieldsDto[] | undefined,
  { from, to, path }: ActivityContext,
): LocationRow[] {
  const plan = (body: LocationFieldsDto, base: LocationRow | undefined): LocationRow =>
    plannedLocation(base ?? emptyLocation(stored.id), body);
  const at = path ? `${path}.locations` : 'locations';
  const locations = sent ? inOrder(replaced(stored.locations, sent, at, plan)) : stored.locations;
  return withStaleLegs(
    { locations: stored.locations, branchId: from.id },
    { locations, branchId: to.id },
  );
}
