import { isoOf } from '#kernel/instant.js';
import type { PublicEvent } from '#kernel/public-event.js';
import { sameValue } from '#kernel/same-value.js';
import { MoveBooked } from '../contract/public-events/move-booked.event.js';
import { MoveCanceled } from '../contract/public-events/move-canceled.event.js';
import { MoveReactivated } from '../contract/public-events/move-reactivated.event.js';
import { MoveReleased } from '../contract/public-events/move-released.event.js';
import { MoveRescheduled } from '../contract/public-events/move-rescheduled.event.js';
import { commitmentsOf } from '../domain/activities/commitment.js';
import type { Commitment } from '../domain/activities/commitment.js';
import type { Move } from '../domain/move.js';

interface Subject {
  customerId: string;
  branchId: string;
}

const planOf = ({ day, start, trucks }: Commitment) => ({ day, start: isoOf(start), trucks });

/** What a command did to a move, as others are told. */
export function moveEvents(before: Move, after: Move): PublicEvent[] {
  const subject = { customerId: after.customer.id, branchId: after.branch.id };
  const [was, is] = [commitmentsOf(before.activities), commitmentsOf(after.activities)];
  const wasActive = before.customer.status === 'active';
  if (after.customer.status !== 'active')
    return wasActive ? [new MoveCanceled({ ...subject, activityIds: [...was.keys()] })] : [];
  const released = [...was.values()].filter(({ activityId }) => !is.has(activityId));
  return [
    ...(wasActive ? [] : [new MoveReactivated(subject)]),
    ...released.map(({ activityId, day }) => new MoveReleased({ ...subject, activityId, day })),
    ...[...is.values()].flatMap((now) => bookedEvents(subject, was.get(now.activityId), now)),
  ];
}

/** Of a day that is booked now. */
function bookedEvents(
  subject: Subject,
  was: Commitment | undefined,
  now: Commitment,
): PublicEvent[] {
  const { activityId } = now;
  const plan = planOf(now);
  if (!was) return [new MoveBooked({ ...subject, activityId, ...plan })];
  const before = planOf(was);
  if (sameValue(before, plan)) return [];
  return [new MoveRescheduled({ ...subject, activityId, ...plan, before })];
}
