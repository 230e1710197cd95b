import { isoOf } from '#kernel/instant.js';
import type { PublicEvent } from '#kernel/public-event.js';
import { MoveBooked } from '../contract/public-events/move-booked.event.js';
import { commitmentsOf } from '../domain/activities/commitment.js';
import type { Commitment } from '../domain/activities/commitment.js';
import type { Move } from '../domain/move.js';

const onWire = ({ day, start, trucks }: Commitment) => ({ day, start: isoOf(start), trucks });

/** What a command did to a move, as others are told. */
export function moveEvents(before: Move, after: Move): PublicEvent[] {
  const subject = { customerId: after.customer.id, branchId: after.branch.id };
  const was = commitmentsOf(before.activities);
  return [...commitmentsOf(after.activities).values()]
    .filter(({ activityId }) => !was.has(activityId))
    .map(
      (committed) =>
        new MoveBooked({ ...subject, activityId: committed.activityId, ...onWire(committed) }),
    );
}
