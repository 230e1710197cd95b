import { invalidFields } from '../../../kernel/domain-error.js';
import { sameValue } from '../../../kernel/same-value.js';
import type { LocationFieldsDto } from '../contract/location-fields.dto.js';
import type { SaveActivityDto } from '../contract/save-activity.dto.js';
import type { SaveOperationDto } from '../contract/save-operation.dto.js';
import { moveToDay, moveToZone } from '../domain/envelope/rebase.js';
import { effectiveLegs } from '../domain/transit/hold.js';
import type { TransitLegs } from '../domain/transit/hold.js';
import { isStaleTransit, takeTransit } from '../domain/transit/take-transit.js';
import { isHold } from '../domain/work-types.js';
import type { MoveBranch, StoredActivity } from '../move-state.js';
import type { LocationRow } from '../persistence/location.row.js';
import type { OperationRow } from '../persistence/operation.row.js';
import { sentFields } from './laid-over.js';
import { emptyLocation, plannedLocation } from './plan-location.js';
import { freshOperation, plannedOperation } from './plan-operation.js';
import type { EndLegs } from './plan-operation.js';
import { withStaleLegs } from './stale-legs.js';

/** Where an activity was and will be, and where its body stands, for the paths of faults. */
export interface ActivityContext {
  from: MoveBranch;
  to: MoveBranch;
  path: string;
}

const PLAIN = [
  'estHours',
  'minTime',
  'numMovers',
  'truckCount',
  'costingStrategy',
  'notes',
  'alerts',
  'toBeMoved',
  'inventory',
  'requiresLift',
] as const;

const unknownId = (path: string) =>
  invalidFields([{ path: `${path}._id`, message: 'There is no such entry in this activity' }]);

/** A list as the body wants it: a known `_id` updates, none creates, an unknown one is refused. */
function replaced<Row extends { id: string }, Body extends { _id?: string }>(
  stored: readonly Row[],
  bodies: readonly Body[],
  path: string,
  plan: (body: Body, base: Row | undefined) => Row,
): Row[] {
  const taken = new Set<string>();
  return bodies.map((body, index) => {
    const base = stored.find(({ id }) => id === body._id);
    if (body._id !== undefined && (!base || taken.has(base.id))) {
      throw unknownId(`${path}.${index}`);
    }
    if (base) taken.add(base.id);
    return plan(body, base);
  });
}

const inOrder = <Row extends { position: number }>(rows: readonly Row[]): Row[] =>
  rows.map((row, position) => ({ ...row, position }));

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

const plannedLocations = (
  stored: StoredActivity,
  body: SaveActivityDto,
  { from, to, path }: ActivityContext,
): LocationRow[] => {
  const plan = (sent: LocationFieldsDto, base: LocationRow | undefined): LocationRow =>
    plannedLocation(base ?? emptyLocation(stored.id), sent);
  const locations = body.locations
    ? inOrder(replaced(stored.locations, body.locations, `${path}.locations`, plan))
    : stored.locations;
  return withStaleLegs(
    { locations: stored.locations, branchId: from.id },
    { locations, branchId: to.id },
  );
};

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
  const home = {
    activity,
    timezone: context.to.timezone,
    startingLeg: current.startingDriveTime,
    endingLeg: current.endingDriveTime,
  };
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
  const locations = plannedLocations(stored, body, context);
  const legs = takeTransit(
    body.transitInfo,
    { legs: stored, version: stored.transitVersion, locations: stored.locations },
    locations,
  );
  const activity: StoredActivity = {
    ...stored,
    ...sentFields(body, PLAIN),
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
