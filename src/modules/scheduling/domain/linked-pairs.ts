import type { TimeWindow } from '#kernel/time-window.js';

/** Two operations between which their truck drives directly. */
export interface LinkedPair {
  followedId: string;
  followerId: string;
}

/** A booking on a truck, and which one it follows directly. */
export interface FollowingSlot extends TimeWindow {
  operationId: string | null;
  follows: string | null;
}

/** The pairs between whose slots another one lies; nothing overlaps (R-DIRECT-5). */
export function pairsAround(
  slot: TimeWindow & { operationId: string },
  occupied: readonly FollowingSlot[],
): LinkedPair[] {
  const known = new Map(occupied.map((one) => [one.operationId, one]));
  return occupied.flatMap(({ operationId: followerId, follows: followedId, end }) => {
    if (followerId === null || followedId === null) return [];
    if (slot.operationId === followerId || slot.operationId === followedId) return [];
    const followed = known.get(followedId);
    const isAround = followed && followed.start <= slot.start && slot.end <= end;
    return isAround ? [{ followedId, followerId }] : [];
  });
}

/** A job on a truck; `start` is the job's, not when its truck sets out. */
export interface JobOnTruck {
  operationId: string;
  start: Date;
}

/** Whether a job of somebody else begins after one moment and before another. */
export const isAnyBetween = (
  jobs: readonly JobOnTruck[],
  { start, end }: TimeWindow,
  besides: readonly string[],
): boolean =>
  jobs.some((one) => !besides.includes(one.operationId) && one.start > start && one.start < end);
