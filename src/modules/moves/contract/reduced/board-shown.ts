import { ENVELOPE, ITEMS, LINKS } from './customer-shown.js';
import { EVERY, plain } from '#modules/access/contract/reduced/shown.js';
import type { Shown } from '#modules/access/contract/reduced/shown.js';
import { BOARD_STOP_FIELDS, CREW_STOP_FIELDS, wireNameOf } from '../stop-fields.js';

/** Where a crew has to go, and what it finds there. */
const STOP = {
  ...plain(...BOARD_STOP_FIELDS.filter((name) => CREW_STOP_FIELDS.includes(name)).map(wireNameOf)),
  ...ITEMS,
} satisfies Shown;
const SPAN = plain('column', 'span');
const PROGRESS = {
  ...plain('state', 'leftYard', 'started', 'finished', 'backYard', 'expectedStart', 'waitsFor'),
  ...plain('expectedEnd', 'runningLate'),
  span: SPAN,
} satisfies Shown;

const BOOKING = {
  operation: { ...plain('_id', 'truck', 'unassigned'), ...LINKS, bookingEnvelope: ENVELOPE },
  grid: SPAN,
  tail: SPAN,
  progress: PROGRESS,
  metaData: {
    ...plain('state', 'nounce', 'customer', 'customerId', 'customerName', 'phone', 'fromZone'),
    ...plain('toZone', 'interimLocations', 'startTime', 'endTime', 'earlyStart', 'bookedOnline'),
    ...plain('earlyStartNotes', 'hasPrevDayActivity', 'hasNextDayActivity', 'requiresLift'),
    ...plain('moverCount', 'duration', 'stairsFloors', 'drives'),
    driveCut: plain('from', 'to'),
    estimateGaps: plain('of', 'by'),
    activity: {
      ...plain('_id', 'activityType', 'notes', 'estHours', 'truckCount'),
      locations: STOP,
    },
  },
} satisfies Shown;

const ASSIGNMENT = {
  ...plain('branchId', 'assignmentDay', 'notes', 'notesRevision', 'actingManagerId'),
  ...plain('supportManagerId', 'onCall'),
  movers: plain('mover', 'truck', 'position'),
  off: plain('employee'),
} satisfies Shown;

const MANAGER = plain('_id', 'displayName', 'phone');
const PLANNING = plain('directLegs', 'arrivalWindows', 'turnaroundMinutes');
const HOURS = plain('start', 'end');

/** The board of a day. */
export const DAY_SHOWN = {
  ...plain('lateFinishByP80', 'notes', 'canAddRentalTruck', 'revision'),
  day: { ...plain('date', 'timezone'), bookable: HOURS, business: HOURS },
  planning: PLANNING,
  trucks: {
    ...plain('_id', 'name', 'abbreviation', 'color', 'hasLift', 'inService', 'isRental'),
    ...plain('rentalDay', 'branchId', 'unavailable', 'unavailableNote', 'unavailableFrom'),
    standIn: plain('truck', 'name', 'from', 'note'),
    standsInFor: plain('truck', 'name', 'from'),
  },
  customers: { ...plain('_id', 'name', 'nounce', 'status'), bookings: BOOKING },
  reservations: {
    ...plain('_id', 'truck', 'start', 'end', 'expiresAt', 'holdId'),
    grid: SPAN,
    heldBy: plain('_id', 'displayName'),
  },
  movers: plain(
    ...['_id', 'branchId', 'firstName', 'lastName', 'displayName', 'color', 'picture'],
    'isTeamLead',
  ),
  assignment: ASSIGNMENT,
  actingManager: MANAGER,
  supportManager: MANAGER,
  supportingManagers: MANAGER,
} satisfies Shown;

/** One thing that happened on a board. */
export const BOARD_CHANGE_SHOWN = {
  ...plain('kind', 'customerId', 'nounce', 'operationId', 'truckIds'),
  booking: BOOKING,
  assignment: ASSIGNMENT,
  notes: plain('notes', 'revision'),
  planning: PLANNING,
  progress: PROGRESS,
  tail: SPAN,
} satisfies Shown;

/** Where the stops of a day are. */
export const DAY_MAP_SHOWN = {
  branch: plain('name', 'latitude', 'longitude'),
  activities: {
    _id: true,
    stops: plain('street', 'unit', 'city', 'state', 'zip', 'latitude', 'longitude'),
  },
} satisfies Shown;

/** How full days are. */
export const LOAD_SHOWN = plain(
  ...['date', 'bookedMinutes', 'capacityMinutes', 'bookings', 'unassigned'],
);

/** What every board is made of. */
export const MODEL_SHOWN = {
  ...plain('blockMinutes', 'firstColumn', 'columns', 'extended', 'minSeparatingBlocks'),
  ...plain('driveOutLimit', 'jobEndLimit', 'returnLimit', 'moverSlots'),
  bookable: HOURS,
  business: HOURS,
  cell: plain('available', 'unavailable', 'end'),
} satisfies Shown;

/** How a job really went. */
const ACTUAL = plain(
  ...['operation', 'activity', 'version', 'state', 'leftYard', 'started', 'finished', 'backYard'],
  ...['movers', 'breakMinutes', 'extraMinutes', 'extraNote', 'exceptional', 'exceptionalWhy'],
  ...['assumed', 'source', 'clockHours', 'question'],
);

/** One's own days. */
export const SCHEDULE_SHOWN = {
  [EVERY]: {
    ...plain('branchId', 'branchName', 'timezone', 'truckName', 'position', 'onCall', 'off'),
    ...plain('actingManagerId', 'supportManagerId', 'unavailableFrom'),
    standIn: plain('name', 'from'),
    actingManager: plain('name', 'phone'),
    supportManager: plain('name', 'phone'),
    operations: {
      ...plain('_id', 'arrive', 'depart', 'fromJobBefore', 'start', 'end', 'moveId'),
      ...plain('earlyStart', 'earlyStartNotes', 'activityId', 'customerName', 'moverCount'),
      ...plain('hoursP50', 'expectedStart', 'waitsFor'),
      stops: STOP,
      actual: ACTUAL,
    },
  },
} satisfies Shown;

/** A job with everything that was stamped. */
export const ACTUAL_SHOWN = {
  ...ACTUAL,
  total: true,
  stamps: plain(
    ...['_id', 'kind', 'at', 'deviceAt', 'receivedAt', 'by', 'minutes', 'note', 'inForce'],
  ),
} satisfies Shown;

/** What became of stamps that were sent. */
export const STAMPS_SHOWN = {
  results: { ...plain('id', 'state', 'at', 'code', 'message'), conflicts: plain('kind', 'at') },
  actuals: ACTUAL,
} satisfies Shown;

const withoutReason = ({ employee }: Record<string, unknown>): object => ({ employee });

/** A change of a board for those who don't dispatch: who is off, not why (R-CREW-13). */
export function withoutReasonsOff<T extends object>(change: T): T {
  const { assignment } = change as { assignment?: { off?: Record<string, unknown>[] } };
  if (!assignment?.off) return change;
  return { ...change, assignment: { ...assignment, off: assignment.off.map(withoutReason) } };
}
