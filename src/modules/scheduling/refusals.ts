import { conflict, DomainError, ruleBroken } from '#kernel/domain-error.js';
import { wallMinutesOf } from '#kernel/local-date.js';
import { holdsStart, showArrival } from '#modules/moves/contract/arrival-window.js';
import { MOVE_ERRORS } from '#modules/moves/contract/errors.js';
import type { LockedOperation } from '#modules/moves/index.js';
import {
  agreementNeededText,
  SCHEDULING_ERRORS as TEXT,
  START_IS_PAST,
  startNotOfferedText,
} from './contract/errors.js';
import type { InTheWayView, StartLimits, TruckBookingView } from './contract/retiming.view.js';
import type { SlotView } from './contract/slots.view.js';
import { clockMinutes, readableClock } from './domain/board-config.js';
import type { TruckRefusal } from './domain/judge-drop.js';

type Promised = Pick<LockedOperation, 'times' | 'arrivalWindow' | 'timezone'>;

/** The refusals of boards and crews; clients know their codes and sentences. */
export const truckRefusal = (code: TruckRefusal): Error => conflict(code, TEXT[code]);
export const slotTaken = (): Error => truckRefusal('SLOT_TAKEN');
/** With what is in the way. */
export const slotTakenBy = (inTheWay: InTheWayView[]): Error =>
  conflict('SLOT_TAKEN', TEXT.SLOT_TAKEN, { with: inTheWay });
/** With the best that are free instead. */
export const slotTakenFor = (slots: SlotView[]): Error =>
  conflict('SLOT_TAKEN', TEXT.SLOT_TAKEN, { slots });
export const slotExpired = (slots: SlotView[]): Error =>
  new DomainError('gone', 'SLOT_EXPIRED', TEXT.SLOT_EXPIRED, { slots });
/** With who holds another time for the same by now. */
export const holdsAnother = (holder: string): Error =>
  conflict('TOO_MANY_HOLDS', `${holder} holds another time for this by now.`);
export const tooManyHolds = (): Error => conflict('TOO_MANY_HOLDS', TEXT.TOO_MANY_HOLDS);
export const holdRenewed = (): Error => conflict('HOLD_RENEWED', TEXT.HOLD_RENEWED);
export const holdExpired = (): Error => new DomainError('gone', 'HOLD_EXPIRED', TEXT.HOLD_EXPIRED);
/** @param times '12:00 PM to 2:00 PM' */
export const heldByVisitor = (times: string): Error =>
  conflict(
    'SLOT_TAKEN',
    `A visitor of the web site holds ${times} on this truck, and no other truck is free then.`,
  );
/** With who held it, and where. */
export const heldTimeTaken = (holder: string, trucks: string): Error =>
  conflict('SLOT_TAKEN', `The time that ${holder} held on ${trucks} is taken by now.`);
export const holdBooked = (): Error => conflict('HOLD_BOOKED', TEXT.HOLD_BOOKED);
export const operationsDiffer = (): Error => conflict('OPERATIONS_DIFFER', TEXT.OPERATIONS_DIFFER);
export const activityCommitted = (): Error =>
  conflict('ACTIVITY_COMMITTED', MOVE_ERRORS.ACTIVITY_COMMITTED);
export const notOnBoard = (): Error => conflict('NOT_ON_BOARD', TEXT.NOT_ON_BOARD);
export const notBooked = (): Error => conflict('NOT_BOOKED', TEXT.NOT_BOOKED);
/** With the jobs that left with the truck that stands in, by its name. */
export const startedWith = (byName: string, jobs: InTheWayView[]): Error =>
  conflict('ALREADY_STARTED', `${jobs[0]?.customerName ?? 'A job'} started with ${byName}.`, {
    with: jobs,
  });
export const alreadyStarted = (): Error => conflict('ALREADY_STARTED', TEXT.ALREADY_STARTED);
/** What waits without a truck has not started: only its planned start is past, and so is the one that it should get. */
export const startIsPast = (): Error => conflict('ALREADY_STARTED', START_IS_PAST);
export const startNotOffered = (limits: StartLimits): Error => {
  const said = (clock: string): string => readableClock(clockMinutes(clock));
  const text = startNotOfferedText(said(limits.earliest), said(limits.latest));
  return ruleBroken('START_NOT_OFFERED', text, { ...limits });
};
export const agreementNeeded = ({ times: { date }, arrivalWindow, timezone }: Promised): Error => {
  const isWindow = holdsStart(arrivalWindow, date);
  const promised = isWindow
    ? showArrival(date, arrivalWindow, timezone)
    : readableClock(wallMinutesOf(date, timezone));
  return ruleBroken('AGREEMENT_NEEDED', agreementNeededText(promised));
};
export const blockChanged = (): Error => conflict('BLOCK_CHANGED', TEXT.BLOCK_CHANGED);
/** With whose job its truck drives to or from directly. */
export const linkedByNow = (name: string): Error =>
  conflict('BLOCK_CHANGED', `It is linked to ${name} by now.`);
/** With whose job it followed. */
export const elsewhereByNow = (name: string): Error =>
  conflict('BLOCK_CHANGED', `${name} is not on this truck anymore.`);
/** Of a truck that is out otherwise, or not out anymore. */
export const truckChanged = (): Error =>
  conflict('BLOCK_CHANGED', 'Someone else has changed this truck since.');
export const directLegsOff = (): Error => conflict('DIRECT_LEGS_OFF', TEXT.DIRECT_LEGS_OFF);
export const notAdjacent = (): Error => conflict('NOT_ADJACENT', TEXT.NOT_ADJACENT);
export const legTyped = (): Error => conflict('LEG_TYPED', TEXT.LEG_TYPED);
export const legUnknown = (): Error => conflict('LEG_UNKNOWN', TEXT.LEG_UNKNOWN);
export const legTooLong = (): Error => conflict('LEG_TOO_LONG', TEXT.LEG_TOO_LONG);
export const truckUnavailable = (): Error => truckRefusal('TRUCK_UNAVAILABLE');
/** With the bookings where the caller asked for them. */
export const truckHasBookings = (bookings?: TruckBookingView[]): Error =>
  conflict('TRUCK_HAS_BOOKINGS', TEXT.TRUCK_HAS_BOOKINGS, bookings && { bookings });
/** With the name of the truck. */
export const standInChain = (name: string): Error =>
  conflict('STAND_IN_CHAIN', `${name}${TEXT.STAND_IN_CHAIN}`);
/** With the name of the truck that serves a row. */
export const truckStandsIn = (name: string): Error =>
  conflict('TRUCK_HAS_BOOKINGS', `${name} stands in by now.`);
export const dayPast = (): Error => ruleBroken('DAY_PAST', TEXT.DAY_PAST);
export const seatTaken = (): Error => conflict('SEAT_TAKEN', TEXT.SEAT_TAKEN);
export const crewChanged = (): Error => conflict('CREW_CHANGED', TEXT.CREW_CHANGED);
/** With who sits there. */
export const seatTakenBy = (name: string): Error =>
  conflict('SEAT_TAKEN', `${name} sits there by now.`);
/** With who sits on a truck. */
export const crewOnTruck = (names: readonly string[]): Error =>
  conflict('CREW_CHANGED', `On this truck by now: ${names.join(', ')}.`);
/** Of managers of a day whom somebody else has chosen. */
export const managersChanged = (): Error =>
  conflict('CREW_CHANGED', 'Someone else chose other managers since.');
/** With who holds it. */
export const heldOnTruck = (holder: string): Error =>
  conflict('TRUCK_HAS_BOOKINGS', `${holder} holds a time on this truck by now.`);
/** With the person's name where it is known. */
export const offToday = (name?: string): Error =>
  conflict('OFF_TODAY', name === undefined ? TEXT.OFF_TODAY : `${name} is off that day.`);
export const leadSeat = (): Error => ruleBroken('LEAD_SEAT', TEXT.LEAD_SEAT);
export const crewMismatch = (): Error => ruleBroken('CREW_MISMATCH', TEXT.CREW_MISMATCH);
export const windowsOff = (): Error => ruleBroken('WINDOWS_OFF', MOVE_ERRORS.WINDOWS_OFF);
export const sameManager = (): Error => ruleBroken('SAME_MANAGER', TEXT.SAME_MANAGER);
