import type { Operation } from '../operation.js';
import { linkedTimes } from './direct-leg.js';
import type { DirectLeg } from './direct-leg.js';

/** Direct legs that end, and then those that are made; only an operation's own ends change. */
export interface LegChange {
  readonly ended?: readonly DirectLeg[];
  readonly made?: readonly DirectLeg[];
}

function linked(operation: Operation, leg: DirectLeg): Operation {
  if (leg.followerId === operation.id) {
    return { ...linkedTimes(operation, { follows: leg.hours }), follows: leg };
  }
  if (leg.followedId === operation.id) {
    return { ...linkedTimes(operation, { isFollowed: true }), followedBy: leg };
  }
  return operation;
}

/** The drive that the leg replaced is back as it was. */
function unlinked(operation: Operation, leg: DirectLeg): Operation {
  if (leg.followerId === operation.id) {
    return { ...operation, startingDriveTime: leg.yardDriveOut, follows: null };
  }
  if (leg.followedId === operation.id) {
    return { ...operation, endingDriveTime: leg.yardDriveBack, followedBy: null };
  }
  return operation;
}

export const legsOf = ({ follows, followedBy }: Operation): DirectLeg[] =>
  [follows, followedBy].filter((leg) => leg !== null);

export const withLegs = (operation: Operation, { ended = [], made = [] }: LegChange): Operation =>
  made.reduce(linked, ended.reduce(unlinked, operation));

/** An operation that drives by the yard at both ends. */
export const byTheYard = (operation: Operation): Operation =>
  withLegs(operation, { ended: legsOf(operation) });

/**
 * Another operation of the same move, when one's legs change so. A leg is stored with who follows, so
 * that write shows it on who is followed; drives have a write of their own.
 */
export function besideLegs(operation: Operation, { ended = [], made = [] }: LegChange): Operation {
  const isFollowed = ({ followedId }: DirectLeg): boolean => followedId === operation.id;
  const own = { ended: ended.filter(isFollowed), made: made.filter(isFollowed) };
  const { endingDriveTime } = operation;
  const shown = withLegs(operation, own);
  return shown === operation ? operation : { ...shown, endingDriveTime };
}
