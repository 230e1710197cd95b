import type { SentStop } from './sent.js';
import { blankStop, changedStop } from './changed-stop.js';
import { replaced } from './replaced.js';
import { withStaleLegs } from './stale-legs.js';
import type { Activity } from '../activity.js';
import type { MoveBranch } from '../move.js';
import type { Stop } from '../stop.js';

/** The activity before and after, and where its body is, for the paths of faults. */
export interface ActivityContext {
  from: MoveBranch;
  to: MoveBranch;
  path: string;
}

/**
 * The stops of an activity with a body merged in; all stay if it has none.
 * @throws DomainError 400 for an `_id` that the activity does not have
 */
export function changedStops(
  stored: Activity,
  sent: readonly SentStop[] | undefined,
  { from, to, path: above }: ActivityContext,
): Stop[] {
  const plan = (body: SentStop, base: Stop | undefined, path: string): Stop =>
    changedStop(base ?? blankStop(), body, path);
  const at = above ? `${above}.locations` : 'locations';
  const locations = sent ? replaced(stored.locations, sent, at, plan) : stored.locations;
  return withStaleLegs(
    { locations: stored.locations, branchId: from.id },
    { locations, branchId: to.id },
  );
}
