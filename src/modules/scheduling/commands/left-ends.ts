import type { DirectLeg } from '#modules/moves/contract/direct-legs.js';
import type { LinkedPair } from '../domain/linked-pairs.js';

/** An operation at one end of a leg that ended. */
export interface LeftEnd {
  operationId: string;
  /** Where it is known; else the operation still has it. */
  leg?: DirectLeg;
  followerId: string;
}

interface Legs {
  follows: DirectLeg | null;
  followedBy: DirectLeg | null;
}

/** The other ends of an operation's legs. */
export const endsLeftBy = ({ follows, followedBy }: Legs): LeftEnd[] => [
  ...(follows
    ? [{ operationId: follows.followedId, leg: follows, followerId: follows.followerId }]
    : []),
  ...(followedBy
    ? [{ operationId: followedBy.followerId, leg: followedBy, followerId: followedBy.followerId }]
    : []),
];

/** Both ends of legs that are to end. */
export const bothEnds = (pairs: readonly LinkedPair[]): LeftEnd[] =>
  pairs.flatMap(({ followedId, followerId }) => [
    { operationId: followedId, followerId },
    { operationId: followerId, followerId },
  ]);

interface Times {
  startingDriveTime: number;
  endingDriveTime: number;
}

/** An operation's times with the drives that some legs of it replaced. */
export function timesWithout<Of extends Times>(
  times: Of,
  operationId: string,
  legs: readonly DirectLeg[],
): Of {
  const before = legs.find(({ followerId }) => followerId === operationId);
  const after = legs.find(({ followedId }) => followedId === operationId);
  return {
    ...times,
    startingDriveTime: before ? before.yardDriveOut : times.startingDriveTime,
    endingDriveTime: after ? after.yardDriveBack : times.endingDriveTime,
  };
}
