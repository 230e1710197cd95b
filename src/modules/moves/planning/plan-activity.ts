import { sameValue } from '../../../kernel/same-value.js';
import { PLAIN_ACTIVITY_FIELDS } from '../contract/editable-fields.js';
import type { SaveActivityDto } from '../contract/save-activity.dto.js';
import type { SaveOperationDto } from '../contract/save-operation.dto.js';
import { moveToDay, moveToZone } from '../domain/envelope/rebase.js';
import { effectiveLegs } from '../domain/transit/hold.js';
import type { TransitLegs } from '../domain/transit/hold.js';
import { isStaleTransit, takeTransit } from '../domain/transit/take-transit.js';
import { isHold } from '../domain/work-types.js';
import type { StoredActivity } from '../move-state.js';
import type { OperationRow } from '../persistence/operation.row.js';
import { sentFields } from './laid-over.js';
import { plannedLocations } from './plan-locations.js';
import type { ActivityContext } from './plan-locations.js';
import { freshOperation, plannedOperation } from './plan-operation.js';
import type { EndLegs } from './plan-operation.js';
import { inOrder, replaced } from './replaced.js';

/** The figure that the sender saw or typed at one end, by which Drive Out or Back is a person's. */
function endLegs(
  stored: StoredActivity,
  body: SaveActivityDto,
  current: TransitLegs,
  end: keyof TransitLegs,
): EndLegs {
  const shown = effectiveLegs(stored.locations, stored)[end];
  const sent = body.transitInfo?.[end];
  return {
    bodyLeg: sent === undefined ? shown : sent,
    isStale: isStaleTransit(body.transitInfo, stored.transitVersion),
    currentLeg: current[end],
  };
}

/** Each operation at its wall-clock time on the activity's day, whatever day the body says. */
function onTheDay(
  operation: OperationRow,
  stored: OperationRow | undefined,
  activity: StoredActivity,
  { from, to }: ActivityContext,
): OperationRow {
  const isAsStored = stored !== undefined && sameValue(stored.date, operation.date);
  const local = isAsStored
    ? moveToZone(operation.date, from.timezone, to.timezone)
    : operation.date;
  const staysOnBoard = operation.day === activity.activityDay && from.id === to.id;
  return {
    ...operation,
    branchId: to.id,
    day: activity.activityDay,
    date: moveToDay(local, activity.activityDay, to.timezone),
    unassigned: operation.unassigned && staysOnBoard,
  };
}

/** An end that the body makes Hold counts 0 there, whether its sender zeroed the leg or left it. */
const zeroAtHold = (legs: EndLegs, sent: number | null | undefined, holds: boolean): EndLegs =>
  holds && sent === 0 ? { ...legs, bodyLeg: 0 } : legs;

/** The operations of an activity whose other parts are as they will be. */
function plannedOperations(
  stored: StoredActivity,
  activity: StoredActivity,
  body: SaveActivityDto,
  context: ActivityContext,
): OperationRow[] {
  const { locations } = activity;
  const current = effectiveLegs(locations, activity);
  const start = endLegs(stored, body, current, 'startingDriveTime');
  const end = endLegs(stored, body, current, 'endingDriveTime');
  const home = { activity, timezone: context.to.timezone, legs: current };
  // Operations that are not sent stay, but follow the legs and the day like those that are.
  const bodies = body.operations ?? stored.operations.map(({ id }) => ({ _id: id }));
  const path = `${context.path}.operations`;
  const plan = (sent: SaveOperationDto, base: OperationRow | undefined): OperationRow => {
    const envelope = sent.bookingEnvelope;
    const legs = {
      start: zeroAtHold(start, envelope?.startingDriveTime, isHold(locations[0])),
      end: zeroAtHold(end, envelope?.endingDriveTime, isHold(locations.at(-1))),
    };
    const operation = plannedOperation(base ?? freshOperation(home), sent, legs, !base);
    return onTheDay(operation, base, activity, context);
  };
  return inOrder(replaced(stored.operations, bodies, path, plan));
}

/**
 * An activity as it would be after a body, with nothing looked up yet. A cleared day becomes `''`
 * for the pre-save check. Source: api.md section 4, PUT semantics.
 * @throws DomainError 400 for an `_id` that the activity does not have
 */
export function plannedActivity(
  stored: StoredActivity,
  body: SaveActivityDto,
  context: ActivityContext,
): StoredActivity {
  const locations = plannedLocations(stored, body.locations, context);
  const legs = takeTransit(
    body.transitInfo,
    { legs: stored, version: stored.transitVersion, locations: stored.locations },
    locations,
  );
  const activity: StoredActivity = {
    ...stored,
    ...sentFields(body, PLAIN_ACTIVITY_FIELDS),
    branchId: context.to.id,
    activityDay: body.activityDay ?? stored.activityDay,
    startingDriveTime: legs.startingDriveTime,
    endingDriveTime: legs.endingDriveTime,
    locations,
  };
  return {
    ...activity,
    activityDay: body.activityDay === null ? '' : activity.activityDay,
    operations: plannedOperations(stored, activity, body, context),
  };
}
