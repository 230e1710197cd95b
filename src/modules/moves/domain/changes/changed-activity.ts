import { sameValue } from '#kernel/same-value.js';
import { moveToDay, moveToZone, moveWindow } from '../envelope/rebase.js';
import { effectiveLegs } from '../transit/hold.js';
import type { TransitLegs } from '../transit/hold.js';
import { isStaleTransit, takeTransit } from '../transit/take-transit.js';
import { originsAfter } from '../estimates/figure-origins.js';
import { isHold } from '../work-types.js';
import { PLAIN_ACTIVITY_FIELDS } from './editable-fields.js';
import type { SentActivity, SentOperation } from './sent.js';
import { pickSentFields } from './pick-sent-fields.js';
import { changedStops } from './changed-stops.js';
import type { ActivityContext } from './changed-stops.js';
import { freshOperation, changedOperation } from './changed-operation.js';
import type { EndLegs } from './changed-operation.js';
import { replaced } from './replaced.js';
import type { Activity } from '../activity.js';
import type { Operation } from '../operation.js';

/**
 * The leg that the sender saw or typed at one end, which decides whether a person typed Drive Out
 * or Back.
 */
function endLegs(
  stored: Activity,
  body: SentActivity,
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

/** An operation at its time of day on the activity's day, whatever day the body says. */
function onTheDay(
  operation: Operation,
  known: Operation | undefined,
  { stored, activity, from, to }: ActivityContext & { stored: Activity; activity: Activity },
): Operation {
  const isAsStored = known !== undefined && sameValue(known.date, operation.date);
  const local = isAsStored
    ? moveToZone(operation.date, from.timezone, to.timezone)
    : operation.date;
  const keepsWindow =
    known !== undefined && sameValue(known.arrivalWindow, operation.arrivalWindow);
  const { arrivalWindow: window } = operation;
  const zones = { from: from.timezone, to: to.timezone };
  const staysOnBoard = stored.activityDay === activity.activityDay && from.id === to.id;
  return {
    ...operation,
    date: moveToDay(local, activity.activityDay, to.timezone),
    arrivalWindow: window && keepsWindow ? moveWindow(window, activity.activityDay, zones) : window,
    unassigned: operation.unassigned && staysOnBoard,
  };
}

/** If the body makes an end Hold, its leg counts 0, whether the sender zeroed it or left it. */
const zeroAtHold = (legs: EndLegs, sent: number | null | undefined, holds: boolean): EndLegs =>
  holds && sent === 0 ? { ...legs, bodyLeg: 0 } : legs;

/** The operations of an activity whose other parts are already as they will be. */
function changedOperations(
  stored: Activity,
  activity: Activity,
  body: SentActivity,
  context: ActivityContext,
): Operation[] {
  const { locations } = activity;
  const current = effectiveLegs(locations, activity);
  const start = endLegs(stored, body, current, 'startingDriveTime');
  const end = endLegs(stored, body, current, 'endingDriveTime');
  const home = { activity, timezone: context.to.timezone, legs: current };
  // Operations that are not sent stay, but follow the legs and the day like those that are.
  const bodies: readonly SentOperation[] =
    body.operations ?? stored.operations.map(({ id }) => ({ _id: id }));
  const path = `${context.path}.operations`;
  const plan = (sent: SentOperation, base: Operation | undefined): Operation => {
    const envelope = sent.bookingEnvelope;
    const legs = {
      start: zeroAtHold(start, envelope?.startingDriveTime, isHold(locations[0])),
      end: zeroAtHold(end, envelope?.endingDriveTime, isHold(locations.at(-1))),
    };
    const operation = changedOperation(base ?? freshOperation(home), sent, legs, !base);
    return onTheDay(operation, base, { ...context, stored, activity });
  };
  return replaced(stored.operations, bodies, path, plan);
}

/**
 * An activity as it would be after a body, with nothing looked up yet. A cleared day becomes `''`
 * for the pre-save check (R-TIME-11).
 * @throws DomainError 400 for an `_id` that the activity does not have
 */
export function changedActivity(
  stored: Activity,
  body: SentActivity,
  context: ActivityContext,
): Activity {
  const locations = changedStops(stored, body.locations, context);
  const legs = takeTransit(
    body.transitInfo,
    { legs: stored, version: stored.transitVersion, locations: stored.locations },
    locations,
  );
  const activity: Activity = {
    ...stored,
    ...pickSentFields(body, PLAIN_ACTIVITY_FIELDS),
    figureOrigins: originsAfter(stored, body),
    activityDay: body.activityDay ?? stored.activityDay,
    startingDriveTime: legs.startingDriveTime,
    endingDriveTime: legs.endingDriveTime,
    locations,
  };
  return {
    ...activity,
    activityDay: body.activityDay === null ? '' : activity.activityDay,
    operations: changedOperations(stored, activity, body, context),
  };
}
