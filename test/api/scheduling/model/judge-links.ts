import { isTruck } from './board-state.js';
import type { BoardState, ModelOperation } from './board-state.js';
import { followerOf, isAnyBetween, legHours } from './links.js';

/** What other hours do to an operation's legs. */
export interface RetimedLinks {
  /** Each by the one that follows. */
  ended: string[];
  /** The one that follows by another drive now. */
  anew: { follower: string; hours: number } | null;
}

/** Legs stay while the order does; refused where the drive does not fit then. */
export function judgeLinks(
  state: BoardState,
  id: string,
  next: ModelOperation,
): RetimedLinks | string {
  if (!isTruck(next.place)) return { ended: [], anew: null };
  const before = judgeBefore(state, id, next);
  if (before === 'LEG_TOO_LONG') return before;
  const after = judgeAfter(state, id, next);
  if (typeof after === 'string') return after;
  const ended = [before ?? [], after.ended].flat();
  return { ended, anew: after.anew };
}

/** Itself where it follows nobody anymore. */
function judgeBefore(state: BoardState, id: string, next: ModelOperation): string | undefined {
  const link = state.links[id];
  const before = link && state.operations[link.after];
  if (!link || !before) return undefined;
  const gap = { from: before.from, to: next.from };
  if (next.from <= before.from || isAnyBetween(state, next, gap, [id, link.after])) return id;
  return before.to + link.hours > next.from ? 'LEG_TOO_LONG' : undefined;
}

function judgeAfter(
  state: BoardState,
  id: string,
  next: ModelOperation,
): RetimedLinks | 'LEG_TOO_LONG' {
  const follower = followerOf(state, id);
  const [after, link] = [state.operations[follower ?? ''], state.links[follower ?? '']];
  if (follower === undefined || !after || !link) return { ended: [], anew: null };
  const gap = { from: next.from, to: after.from };
  const stays = after.from > next.from && !isAnyBetween(state, next, gap, [id, follower]);
  if (!stays) return { ended: [follower], anew: null };
  const isSame = next.to === state.operations[id]?.to;
  const hours = isSame ? link.hours : (legHours(next, next.to, after) ?? 0);
  if (next.to + hours > after.from) return 'LEG_TOO_LONG';
  return { ended: [], anew: hours === link.hours ? null : { follower, hours } };
}
