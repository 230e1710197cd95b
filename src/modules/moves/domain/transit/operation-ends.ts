import type { Activity } from '../activity.js';
import type { Operation } from '../operation.js';
import { isHold } from '../work-types.js';
import type { DriveEnd } from './drive-source.js';

export interface OperationEnds {
  readonly out: DriveEnd;
  readonly back: DriveEnd;
}

/** What is known of both drives of an operation. */
export function operationEnds(
  operation: Operation,
  { locations, startingDriveTime, endingDriveTime }: Activity,
): OperationEnds {
  const [first, last] = [locations[0], locations.at(-1)];
  return {
    out: {
      hours: operation.startingDriveTime,
      isPersons: operation.startingTyped,
      cutFrom: operation.startingCutFrom,
      leg: startingDriveTime,
      isWithout: isHold(first) || operation.follows !== null,
      placedBy: first?.placedBy ?? null,
    },
    back: {
      hours: operation.endingDriveTime,
      isPersons: operation.endingTyped,
      cutFrom: operation.endingCutFrom,
      leg: endingDriveTime,
      isWithout: isHold(last) || operation.followedBy !== null,
      placedBy: last?.placedBy ?? null,
    },
  };
}
