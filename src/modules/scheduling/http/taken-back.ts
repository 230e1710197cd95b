import type { LocalDate } from '#kernel/local-date.js';
import type { IsAbout, LeftEvent } from '#platform/history/undoing.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { RentalAlong } from '../commands/put-stand-in/put-stand-in.command.js';
import { ENDED_HOLD, holdField } from '../contract/holds.view.js';
import { standInField } from '../contract/stand-in.view.js';
import type { EndedHold } from '../commands/resume-hold/resume-hold.command.js';
import type { StartChange } from '../commands/other-start.js';

/** What was done to an operation. */
export const toOperation =
  (operationId: string): IsAbout =>
  ({ entity, changes }) =>
    entity === 'customer' &&
    changes.some(({ field }) => field.includes(`.operations.${operationId}.`));

/** What an act did to the start of an operation. */
export function startChangeIn(
  events: readonly LeftEvent[],
  operationId: string,
): StartChange | undefined {
  const change = events
    .flatMap(({ changes }) => changes)
    .find(({ field }) => field.endsWith(`.operations.${operationId}.date`));
  if (!change) return undefined;
  const [before, after] = [change.before, change.after].map((told) => new Date(String(told)));
  return before && after && { before, after };
}

/** The same of each of these, by operation. */
export const startChangesIn = (
  events: readonly LeftEvent[],
  operationIds: readonly string[],
): ReadonlyMap<string, StartChange> =>
  new Map(
    operationIds.flatMap((id) => {
      const change = startChangeIn(events, id);
      return change ? [[id, change] as const] : [];
    }),
  );

/** What was done to an activity. */
export const toActivity =
  (activityId: string): IsAbout =>
  ({ entity, changes }) =>
    entity === 'customer' &&
    changes.some(({ field }) => field.startsWith(`move.activities.${activityId}.`));

/** Where a person works on a day, or that they are off. */
export const toPerson =
  (employeeId: string, day: LocalDate): IsAbout =>
  ({ entity, entityId, changes }) =>
    entity === 'crew' && entityId === employeeId && changes.some(({ field }) => field === day);

/** Who sits on a truck on a day. */
export const toCrew =
  (truckId: string, day: LocalDate): IsAbout =>
  ({ entity, changes }) =>
    entity === 'crew' &&
    changes.some(
      ({ field, before, after }) =>
        field === day && [before, after].some((seat) => truckOf(seat) === truckId),
    );

const truckOf = (seat: unknown): unknown => (Object(seat) as { truck?: unknown }).truck;

/** Whether a truck runs on a day. */
export const toTruck =
  (truckId: string, day: LocalDate): IsAbout =>
  ({ entity, entityId, changes }) =>
    entity === 'truck' && entityId === truckId && changes.some(({ field }) => field === day);

/** What serves the row of a truck on a day. */
export const toStandIn =
  (truckId: string, day: LocalDate): IsAbout =>
  ({ entity, entityId, changes }) =>
    entity === 'truck' &&
    entityId === truckId &&
    changes.some(({ field }) => field === standInField(day));

/** A rental that was added. */
export const toRental =
  (truckId: string): IsAbout =>
  ({ entity, entityId, changes }) =>
    entity === 'truck' &&
    entityId === truckId &&
    changes.some(({ field, before }) => field === 'rentalDay' && before === null);

/** A rental of a branch's day that was removed: it comes back as the same truck. */
export const toRemovedRental =
  (branchId: string, day: LocalDate, name: string): IsAbout =>
  ({ entity, entityId, data }) =>
    entity === 'truck' &&
    data['_id'] === entityId &&
    data['name'] === name &&
    data['branchId'] === branchId &&
    data['rentalDay'] === day;

/**
 * A rental that went along when an act let the row be served otherwise: it comes back as the same truck.
 * @param left what that act left
 */
export function rentalOf(left: readonly LeftEvent[], truckId: string): RentalAlong | undefined {
  const isRemoved = ({ entity, entityId, data }: LeftEvent): boolean =>
    entity === 'truck' && entityId === truckId && data['_id'] === truckId;
  const truck = left.find(isRemoved)?.data as TruckView | undefined;
  if (!truck?.isRental) return undefined;
  const { name, abbreviation, color, hasLift } = truck;
  return { name, abbreviation, color, hasLift, formerId: truckId };
}

/** What a day's plan says under a name, such as its notes. */
export const toDay =
  (branchId: string, day: LocalDate, names: readonly string[]): IsAbout =>
  ({ entity, entityId, changes }) =>
    entity === 'day' &&
    entityId === `${branchId}:${day}` &&
    changes.some(({ field }) => names.includes(field));

/** A held time that was given back. */
export const toHeldTime =
  (holdId: string): IsAbout =>
  ({ entity, changes, data }) =>
    entity === 'day' &&
    data[ENDED_HOLD] !== undefined &&
    changes.some(({ field }) => field === holdField(holdId));

/** As it was, for who holds it again. */
export const endedHoldIn = (events: readonly LeftEvent[], holdId: string): EndedHold | undefined =>
  events.find(toHeldTime(holdId))?.data[ENDED_HOLD] as EndedHold | undefined;
