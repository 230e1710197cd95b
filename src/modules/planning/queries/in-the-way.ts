import type { DomainError } from '#kernel/domain-error.js';
import { asDate } from '#kernel/instant.js';
import { wallMinutesOf } from '#kernel/local-date.js';
import { holdField } from '#modules/scheduling/contract/holds.view.js';
import { standInField } from '#modules/scheduling/contract/stand-in.view.js';
import type { PlanStep } from '../contract/proposal.view.js';
import type { PlanJob, PlanSeat } from '../domain/plan-day.js';
import type { StepPlace, StepSeat } from '../domain/step-ops.js';
import { minutesOfClock } from '../domain/words.js';
import type { Changed } from './last-changes.js';
import type { ReadDay } from './read-plan-day.js';

/** What of a move says where it is and when. */
const PLACE_FIELDS = ['truck', 'unassigned', 'date', 'duration'];

const placed = (id: string, customerId: string): Changed => ({
  entity: 'customer',
  entityId: customerId,
  fields: PLACE_FIELDS.map((field) => `.operations.${id}.${field}`),
});
const seated = ({ read: { day } }: ReadDay, id: string): Changed => ({
  entity: 'crew',
  entityId: id,
  fields: [day],
});

/** A truck out, or its row served by another one: either is the truck's own trail. */
const truckOnDay = ({ read: { day } }: ReadDay, id: string): Changed => ({
  entity: 'truck',
  entityId: id,
  fields: [day, standInField(day)],
});

/** What a step is about. */
export function itself(read: ReadDay, step: PlanStep): Changed {
  const { op, id } = step;
  switch (op) {
    case 'place':
      return placed(id, step.customerId);
    case 'follow': {
      const { entity, entityId } = placed(id, step.customerId);
      return { entity, entityId, fields: [`.operations.${id}.`] };
    }
    case 'note':
      return { entity: 'customer', entityId: step.customerId, fields: [`.activities.${id}.notes`] };
    case 'seat':
      return seated(read, id);
    case 'rental':
      return { entity: 'truck', entityId: id, fields: [''] };
    default:
      return truckOnDay(read, id);
  }
}

/** A step that was refused, and from which end to which it was to go. */
interface Refused {
  readonly step: PlanStep;
  readonly refusal: Pick<DomainError, 'code'>;
  readonly isBack: boolean;
  /** Who lost their seats with their truck, and should have them again. */
  readonly freed?: readonly PlanSeat[] | undefined;
}

/**
 * What is in the way of a step by why it was refused, so that nobody is named who has nothing to do with it: nobody at all
 * where time has passed it, or a rule forbids it.
 */
export function inTheWayOf(read: ReadDay, refused: Refused): Changed[] {
  const { step, refusal, isBack } = refused;
  const end = isBack ? step.from : step.to;
  const truck = step.op === 'truck' ? step.id : truckOf(step.op === 'standIn' ? step.to : end);
  switch (refusal.code) {
    case 'SLOT_TAKEN':
    case 'TRUCK_HAS_BOOKINGS':
      return truck === null ? [] : takenBy(read, step, { truck, end });
    case 'TRUCK_UNAVAILABLE':
    case 'STAND_IN_CHAIN':
      return truck === null ? [] : [truckOnDay(read, truck)];
    case 'SEAT_TAKEN':
      return step.op === 'truck' ? crewAround(read, refused) : sittingAt(read, end);
    case 'OFF_TODAY':
    case 'CREW_CHANGED':
    case 'BLOCK_CHANGED':
    case 'NOT_ON_BOARD':
      return step.op === 'truck' && refusal.code !== 'BLOCK_CHANGED'
        ? crewAround(read, refused)
        : [itself(read, step)];
    default:
      return [];
  }
}

/** What is on a truck while a move is to be there, jobs and held times; all of it for the truck itself. */
function takenBy(
  { read, plan }: ReadDay,
  step: PlanStep,
  { truck, end }: { truck: string; end: PlanStep['from'] },
): Changed[] {
  const own = plan.jobs.find(({ id }) => id === step.id);
  const wanted = step.op === 'place' && own ? spanAt(own, end as StepPlace) : null;
  const isThere = (from: number, to: number): boolean =>
    wanted === null || (from < wanted.to && to > wanted.from);
  const jobs = plan.jobs.filter(
    (job) =>
      job !== own &&
      job.place.truck === truck &&
      isThere(
        job.place.start - job.drives.out,
        job.place.start + job.place.minutes + job.drives.back,
      ),
  );
  const minuteOf = (at: string): number => wallMinutesOf(asDate(at), read.timezone);
  const holds = read.reservations.filter(
    (hold) => hold.truck === truck && isThere(minuteOf(hold.start), minuteOf(hold.end)),
  );
  const entityId = `${read.assignment.branchId}:${read.day}`;
  return [
    ...jobs.map(({ id, customerId }) => placed(id, customerId)),
    ...holds.flatMap(({ holdId }): Changed[] =>
      holdId === null ? [] : [{ entity: 'day', entityId, fields: [holdField(holdId)] }],
    ),
  ];
}

function spanAt({ drives }: PlanJob, { start, duration }: StepPlace): { from: number; to: number } {
  const at = minutesOfClock(start);
  return { from: at - drives.out, to: at + duration * 60 + drives.back };
}

/** Whoever was on a truck until it went out, and who is on it now. */
function crewAround(read: ReadDay, { step, freed = [] }: Refused): Changed[] {
  const ofTruck = ({ truck }: { truck: string }): boolean => truck === step.id;
  const ids = [
    ...freed.filter(ofTruck).map(({ person }) => person),
    ...read.read.assignment.movers.filter(ofTruck).map(({ mover }) => mover),
  ];
  return ids.map((id) => seated(read, id));
}

/** Who sits where a person is to sit. */
function sittingAt(read: ReadDay, end: PlanStep['from']): Changed[] {
  if (typeof end !== 'object' || end === null || !('position' in end)) return [];
  const { truck, position } = end as Exclude<StepSeat, string | null>;
  return read.read.assignment.movers
    .filter((seat) => seat.truck === truck && seat.position === position)
    .map(({ mover }) => seated(read, mover));
}

/** On which truck a step ends. */
function truckOf(end: PlanStep['from']): string | null {
  if (typeof end !== 'object' || end === null) return null;
  if ('truck' in end) return end.truck;
  return 'by' in end ? end.by : null;
}
