import { ceilToQuarter } from '#kernel/time-window.js';
import { approximateLeg } from '#modules/maps/domain/approximate-leg.js';
import type { BoardState, Hours, ModelOperation } from './board-state.js';
import { momentAt, ZONE } from './instant.js';

export const followerOf = ({ links }: BoardState, id: string): string | undefined =>
  Object.keys(links).find((follower) => links[follower]?.after === id);

/** The legs of an operation, each by the one that follows. */
export function linksOf(state: BoardState, id: string): string[] {
  const follower = followerOf(state, id);
  return [...(state.links[id] ? [id] : []), ...(follower === undefined ? [] : [follower])];
}

/** How an operation's truck comes and goes, in hours up to quarters. */
export function drivesOf(state: BoardState, id: string): { out: number; back: number } {
  const { out = 0, back = 0 } = state.operations[id] ?? {};
  const link = state.links[id];
  const isFollowed = followerOf(state, id) !== undefined;
  return { out: link ? ceilToQuarter(link.hours) : out, back: isFollowed ? 0 : back };
}

/** For how long an operation takes its truck. */
export function takenFor(state: BoardState, id: string): Hours {
  const { from = 0, to = 0 } = state.operations[id] ?? {};
  const { out, back } = drivesOf(state, id);
  return { from: from - out, to: to + back };
}

/** Exact hours of the drive from a job that ends then straight to another; null where nobody knows. */
export function legHours(
  { last, day }: ModelOperation,
  to: number,
  { first }: ModelOperation,
): number | null {
  if (!last || !first) return null;
  return approximateLeg(last, first, { at: momentAt(day, to), timezone: ZONE }).hours;
}

/** Where an operation is or would be. */
export type Spot = Pick<ModelOperation, 'place' | 'day'>;

export const onTruck = ({ operations }: BoardState, { place, day }: Spot): string[] =>
  Object.keys(operations).filter(
    (id) => operations[id]?.place === place && operations[id].day === day,
  );

/** Whether another job of the truck begins after one hour and before another. */
export const isAnyBetween = (
  state: BoardState,
  at: Spot,
  { from, to }: Hours,
  besides: readonly string[],
): boolean =>
  onTruck(state, at).some((id) => {
    const start = state.operations[id]?.from ?? 0;
    return !besides.includes(id) && start > from && start < to;
  });

/** The legs between whose two jobs this one lies, each by the one that follows. */
export function linksAround(state: BoardState, id: string, at: Spot & Hours): string[] {
  return onTruck(state, at).filter((follower) => {
    const link = state.links[follower];
    if (!link || follower === id || link.after === id) return false;
    const [before, after] = [state.operations[link.after], state.operations[follower]];
    return before && after && before.from < at.from && at.from < after.from;
  });
}
