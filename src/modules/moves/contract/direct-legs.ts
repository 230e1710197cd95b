import type { DirectLeg } from '../domain/linking/direct-leg.js';

export { isLegTooLong, linkedTimes, type DirectLeg } from '../domain/linking/direct-leg.js';
export { drivenTo, legBetween, type WantedLeg } from '../domain/linking/wanted-leg.js';

/** The drive from the job before, straight to this one. */
export interface FollowsView {
  /** The operation before it on the truck. */
  operationId: string;
  /** Exact. */
  hours: number;
  /** Not the route of a maps service. */
  approximate: boolean;
}

/** Hours of Drive Out and Drive Back as they are without direct legs. */
export interface YardLegsView {
  out: number;
  back: number;
}

/** How an operation's truck comes and goes. */
export interface OperationLegsView {
  /** `null` where the truck comes from the yard. */
  follows: FollowsView | null;
  /** The operation to which the truck drives next without the yard. */
  followedBy: string | null;
  yardLegs: YardLegsView;
}

interface Legs {
  follows: DirectLeg | null;
  followedBy: DirectLeg | null;
  startingDriveTime: number;
  endingDriveTime: number;
}

/** What answers say about an operation's direct legs. */
export const legsView = ({
  follows,
  followedBy,
  startingDriveTime,
  endingDriveTime,
}: Legs): OperationLegsView => ({
  follows: follows && {
    operationId: follows.followedId,
    hours: follows.hours,
    approximate: follows.approximate,
  },
  followedBy: followedBy && followedBy.followerId,
  yardLegs: {
    out: follows ? follows.yardDriveOut : startingDriveTime,
    back: followedBy ? followedBy.yardDriveBack : endingDriveTime,
  },
});
