import type { BoardState } from './board-state.js';
import type { Call } from './call.js';
import { restore, unlink } from './restore.js';

/** Where a branch drives by the yard again, no leg is left. */
export function stepPlanning(state: BoardState, call: Extract<Call, { kind: 'plan' }>): string {
  const { planning } = state;
  if (call.version !== planning.version) return 'STALE_VERSION';
  const { directLegs = planning.directLegs, arrivalWindows = planning.arrivalWindows } = call;
  const endsLegs = planning.directLegs && !directLegs;
  const isChange = directLegs !== planning.directLegs || arrivalWindows !== planning.arrivalWindows;
  const version = planning.version + (isChange ? 1 : 0);
  state.planning = { version, directLegs, arrivalWindows };
  const ends = endsLegs ? unlink(state, Object.keys(state.links)) : [];
  return restore(state, ends, 'unassign') ?? `OK ${version}`;
}
