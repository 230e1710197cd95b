import { ceilToQuarter } from '#kernel/time-window.js';
import { isTruck, versionOf } from './board-state.js';
import type { BoardState, ModelOperation } from './board-state.js';
import type { Call } from './call.js';
import { followerOf, isAnyBetween, legHours, linksOf } from './links.js';
import { restore, unlink, write } from './restore.js';
import { activeRefusal, seenRefusal } from './step-operation.js';
import { truckRefusal } from './truck-refusal.js';

type FollowCall = Extract<Call, { kind: 'follow' }>;
type UnfollowCall = Extract<Call, { kind: 'unfollow' }>;

/** From one job straight to the next. */
export function stepFollow(state: BoardState, call: FollowCall): string {
  const { operation: id, after: afterId, afterVersion } = call;
  const [operation, after] = [state.operations[id], state.operations[afterId]];
  const refusal =
    seenRefusal(state, after, { version: afterVersion }) ?? seenRefusal(state, operation, call);
  if (!operation || !after || refusal) return refusal ?? 'NOT_FOUND';
  if (state.links[id]?.after !== afterId) {
    const leg = legOrRefusal(state, [afterId, after], [id, operation]);
    if (typeof leg === 'string') return leg;
    const refused =
      activeRefusal(state, operation) ?? link(state, [afterId, after], [id, operation], leg);
    if (refused) return refused;
  }
  return `OK ${versionOf(state, id)} ${versionOf(state, afterId)}`;
}

type Named = readonly [string, ModelOperation];

/** The hours of the drive, or why it can't be, in the order in which it is refused. */
export function legOrRefusal(
  state: BoardState,
  [afterId, after]: Named,
  [id, operation]: Named,
): number | string {
  if (!state.planning.directLegs) return 'DIRECT_LEGS_OFF';
  const isNext =
    isTruck(after.place) &&
    after.day === operation.day &&
    after.from < operation.from &&
    followerOf(state, afterId) === undefined &&
    !isAnyBetween(state, after, { from: after.from, to: operation.from }, [id, afterId]);
  if (!isNext) return 'NOT_ADJACENT';
  if (after.isBackTyped) return 'LEG_TYPED';
  const hours = legHours(after, after.to, operation);
  if (hours === null) return 'LEG_UNKNOWN';
  return after.to + hours > operation.from ? 'LEG_TOO_LONG' : hours;
}

/** As an assignment, with the drives that it has then. */
function link(
  state: BoardState,
  [afterId, after]: Named,
  [id, operation]: Named,
  leg: number,
): string | undefined {
  const isThere = operation.place === after.place;
  const left = isThere ? [] : unlink(state, linksOf(state, id), [id]);
  state.links[id] = { after: afterId, hours: leg };
  const isFollowed = followerOf(state, id) !== undefined;
  const hours = {
    from: operation.from - ceilToQuarter(leg),
    to: operation.to + (isFollowed ? 0 : operation.back),
  };
  const refusal = truckRefusal(state, id, operation, { place: after.place, hours });
  if (refusal) return refusal;
  if (operation.mismatch) return 'CREW_MISMATCH';
  operation.place = after.place;
  write(state, id);
  write(state, afterId);
  return restore(state, left, 'refuse');
}

/** Both drive by the yard again. */
export function stepUnfollow(state: BoardState, call: UnfollowCall): string {
  const { operation: id, version, afterVersion } = call;
  const link = state.links[id];
  const refusal =
    (link && seenRefusal(state, state.operations[link.after], { version: afterVersion })) ??
    seenRefusal(state, state.operations[id], { version });
  if (refusal) return refusal;
  if (!link) return 'BLOCK_CHANGED';
  const refused = restore(state, unlink(state, [id]), 'refuse');
  return refused ?? `OK ${versionOf(state, id)} ${versionOf(state, link.after)}`;
}
