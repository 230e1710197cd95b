import { EVERY, plain } from '#modules/access/contract/reduced/shown.js';
import type { Shown } from '#modules/access/contract/reduced/shown.js';
import { CREW_STOP_FIELDS, wireNameOf } from '../stop-fields.js';

const WORK = plain(
  'forFurniture',
  'forWalking',
  'forStories',
  'forElevator',
  'forBoxes',
  'forDriving',
);

/** What is moved: no price is in it. */
export const ITEMS = {
  itemVolume: true,
  items: plain('_id', 'name', 'quantity', 'cubicFeet'),
} satisfies Shown;

const STOP = {
  ...plain('_id', ...CREW_STOP_FIELDS.map(wireNameOf)),
  packingAmounts: { [EVERY]: true },
  ...ITEMS,
  worktimeEstimations: { ...plain('constantsVersion'), timeInMinutes: WORK },
  currentEstimate: plain('hours', 'minutes', 'overrideReason'),
} satisfies Shown;

/** What a truck is taken for, without the fees of its way. */
export const ENVELOPE = {
  ...plain('bookingStart', 'bookingDuration', 'jobStart', 'jobDuration'),
  ...plain('startingDriveTime', 'endingDriveTime'),
} satisfies Shown;

/** How an operation stands to the one before and after it on its truck. */
export const LINKS = {
  follows: plain('operationId', 'hours', 'approximate'),
  followedBy: true,
  yardLegs: plain('out', 'back'),
  arrivalWindow: plain('from', 'to'),
} satisfies Shown;

const OPERATION = {
  ...plain('_id', 'truck', 'unassigned', 'moverCount', 'duration', 'date', 'timezone'),
  ...plain('earlyStart', 'earlyStartNotes', 'requiresLift'),
  ...LINKS,
  bookingEnvelope: ENVELOPE,
} satisfies Shown;

const ACTIVITY = {
  ...plain('_id', 'activityType', 'activityDay', 'state', 'estHours', 'minTime', 'numMovers'),
  ...plain('truckCount', 'costingStrategy', 'notes', 'alerts', 'toBeMoved', 'inventory'),
  ...plain('requiresLift', 'hasPrevDayActivity', 'hasNextDayActivity', 'stairsTime'),
  figureOrigins: plain('estHours', 'numMovers', 'truckCount', 'minTime'),
  transitInfo: plain('version', 'startingDriveTime', 'endingDriveTime'),
  locations: STOP,
  operations: OPERATION,
} satisfies Shown;

const CALL = plain('sent', 'by', 'when');

/** A customer: who, where and when, without money, email and the office's own notes. */
export const CUSTOMER_SHOWN = {
  ...plain('_id', 'firstName', 'lastName', 'branchId', 'phone', 'phoneType', 'altPhone'),
  ...plain('altPhoneType', 'altFirstName', 'altLastName', 'isRepeat', 'previousContractId'),
  ...plain('externalId', 'status', 'stage', 'autobooking', 'created', 'nounce', 'managedBy'),
  branch: plain('name', 'timezone'),
  courtesyCall: CALL,
  autobookingCommunications: { firstConfirmationCall: CALL },
  move: {
    meta: plain('requestedDay', 'doNotDisturb', 'reconfirm', 'moveAlerts', 'created'),
    activities: ACTIVITY,
  },
} satisfies Shown;

/** A row of the customer list. */
export const CUSTOMER_LIST_SHOWN = {
  total: true,
  customers: {
    ...plain('_id', 'firstName', 'lastName', 'status', 'isRepeat', 'branchId', 'requestedDay'),
    ...plain(
      'nextActivity',
      'managedBy',
      'phone',
      'city',
      'stage',
      'isBooked',
      'isFullyBooked',
      'nextStart',
      'created',
    ),
    branch: plain('name', 'timezone'),
    lastEmails: plain('rfq', 'confirmation', 'mym', 'followup'),
  },
} satisfies Shown;

/** One thing that happened to a customer: what to fetch again. */
export const CUSTOMER_CHANGE_SHOWN = plain(
  ...['kind', 'nounce', 'status', 'activityId', 'eventId', 'emailId', 'operationId', 'reconfirm'],
);
