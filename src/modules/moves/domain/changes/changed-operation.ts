import type { ArrivalWindow } from '#kernel/arrival-window.js';
import { newId } from '#kernel/ids.js';
import { newOperation } from '../envelope/new-operation.js';
import { resolveDrive } from '../transit/drive-input.js';
import type { DriveInput, SentDrive } from '../transit/drive-input.js';
import type { TransitLegs } from '../transit/hold.js';
import { PLAIN_OPERATION_FIELDS } from './editable-fields.js';
import type { SentOperation } from './sent.js';
import { pickSentFields } from './pick-sent-fields.js';
import type { ActivityFields } from '../activity.js';
import type { Operation } from '../operation.js';

/** The legs at one end that decide Drive Out or Drive Back; see `resolveDrive`. */
export type EndLegs = Pick<SentDrive, 'bodyLeg' | 'isStale' | 'currentLeg'>;

export interface OperationLegs {
  start: EndLegs;
  end: EndLegs;
}

/** What a new operation takes from its activity. */
export interface OperationHome {
  activity: ActivityFields;
  timezone: string;
  /** Legs in force, 0 at an end that is Hold. */
  legs: TransitLegs;
}

/** A new operation with the defaults of its activity (R-TIME-1). */
export const freshOperation = ({ activity, timezone, legs }: OperationHome): Operation => ({
  ...newOperation({ ...activity, timezone, legs }),
  id: newId(),
  truck: null,
  unassigned: false,
  earlyStart: false,
  earlyStartNotes: '',
  requiresLift: false,
  arrivalWindow: null,
  startingTyped: false,
  endingTyped: false,
  startingCutFrom: null,
  endingCutFrom: null,
  pinned: null,
  follows: null,
  followedBy: null,
});

const storedDrives = (row: Operation): { start: DriveInput; end: DriveInput } => ({
  start: {
    hours: row.startingDriveTime,
    isPersons: row.startingTyped,
    cutFrom: row.startingCutFrom,
  },
  end: { hours: row.endingDriveTime, isPersons: row.endingTyped, cutFrom: row.endingCutFrom },
});

/** Sets both drives of an operation. */
export const withDrives = (row: Operation, start: DriveInput, end: DriveInput): Operation => ({
  ...row,
  startingDriveTime: start.hours,
  startingTyped: start.isPersons,
  endingDriveTime: end.hours,
  endingTyped: end.isPersons,
  startingCutFrom: start.cutFrom,
  endingCutFrom: end.cutFrom,
});

/** Absent stays, null clears. */
function changedWindow(base: Operation, { arrivalWindow }: SentOperation): ArrivalWindow | null {
  if (arrivalWindow === undefined) return base.arrivalWindow;
  return arrivalWindow && { from: new Date(arrivalWindow.from), to: new Date(arrivalWindow.to) };
}

/**
 * An operation with a body merged into `base`; its time is put on the right day afterwards. `isNew`
 * keeps the computed drives of `base` from counting as stored ones.
 */
export function changedOperation(
  base: Operation,
  body: SentOperation,
  legs: OperationLegs,
  isNew: boolean,
): Operation {
  const stored = storedDrives(base);
  const isBooked = base.truck !== null;
  const drive = (sent: number | null | undefined, at: DriveInput, end: EndLegs): DriveInput =>
    resolveDrive({ sent, stored: isNew ? undefined : at, isBooked, ...end });
  const envelope = body.bookingEnvelope ?? {};
  return withDrives(
    {
      ...base,
      ...pickSentFields(body, PLAIN_OPERATION_FIELDS),
      date: body.date === undefined ? base.date : new Date(body.date),
      arrivalWindow: changedWindow(base, body),
    },
    drive(envelope.startingDriveTime, stored.start, legs.start),
    drive(envelope.endingDriveTime, stored.end, legs.end),
  );
}
