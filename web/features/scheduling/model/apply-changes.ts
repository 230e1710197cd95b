import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { BoardChange } from '#modules/scheduling/contract/live.js';
import {
  bookingOf,
  dropBooking,
  putAssignment,
  putBooking,
  putConfirmation,
  putNotes,
  putNounce,
  putProgress,
} from './day-draft';

/** Whether the change contains enough to patch the board; otherwise it must be fetched again. */
export function isWhole(change: BoardChange): boolean {
  switch (change.kind) {
    case 'booking':
      return change.booking !== undefined;
    case 'assignment':
      return change.assignment !== undefined;
    case 'notes':
      return change.notes !== undefined;
    case 'unbooked':
    case 'nounce':
    case 'confirmation':
    case 'progress':
    case 'planning':
      return true;
    case 'trucks':
    case 'reservations':
      return false;
  }
}

/** Applies to a board in the cache what someone did to it on the server. */
export function applyChange(view: DayView, change: BoardChange): void {
  switch (change.kind) {
    case 'booking':
      if (change.booking) putBooking(view, change.booking);
      putConfirmation(view, change);
      break;
    case 'unbooked':
      dropBooking(view, change.customerId, change.operationId);
      putNounce(view, change.customerId, change.nounce);
      break;
    case 'nounce':
      putNounce(view, change.customerId, change.nounce);
      break;
    case 'confirmation':
      putConfirmation(view, change);
      break;
    case 'assignment':
      if (change.assignment) putAssignment(view, change.assignment);
      break;
    case 'notes':
      if (change.notes) putNotes(view, change.notes.notes, change.notes.revision);
      break;
    case 'progress':
      putProgress(view, change);
      break;
    case 'planning':
      view.planning = change.planning;
      break;
    case 'trucks':
    case 'reservations':
      break;
  }
}

/** The operation that a change is about; null for those about crews, alerts and trucks. */
export const operationOf = (change: BoardChange): string | null =>
  'operationId' in change ? change.operationId : null;

/** What a change touched, for the flash: rows of crews by their truck, blocks by their operation. */
export function touchedBy(view: DayView, change: BoardChange): string[] {
  switch (change.kind) {
    case 'booking':
      return hasMoved(view, change) ? [change.operationId] : [];
    case 'assignment':
      return change.assignment ? movedTrucks(view, change.assignment.movers) : [];
    case 'trucks':
      return change.truckIds;
    case 'notes':
      return ['notes'];
    case 'unbooked':
    case 'nounce':
    case 'confirmation':
    case 'reservations':
    case 'progress':
    case 'planning':
      return [];
  }
}

/**
 * Everything that a change was about, whether it shows or not: for these it is known who did it.
 */
export function concernedBy(view: DayView, change: BoardChange): string[] {
  switch (change.kind) {
    case 'booking':
    case 'unbooked':
      return [change.operationId, change.customerId];
    case 'nounce':
    case 'confirmation':
      return [change.customerId];
    case 'progress':
      return [change.operationId];
    case 'assignment':
      return change.assignment
        ? movedSeats(view, change.assignment.movers).map(({ mover }) => mover)
        : [];
    case 'trucks':
      return change.truckIds;
    case 'notes':
    case 'reservations':
    case 'planning':
      return [];
  }
}

type BookingChange = Extract<BoardChange, { kind: 'booking' }>;

/** A new version alone is nothing to show. */
function hasMoved(view: DayView, { booking, operationId }: BookingChange): boolean {
  const known = bookingOf(view, operationId);
  if (!known || !booking) return true;
  const shown = ({ operation, metaData: { nounce: _, ...rest } }: typeof known): string =>
    JSON.stringify([operation, rest]);
  return shown(known) !== shown(booking);
}

const movedTrucks = (view: DayView, next: DayView['assignment']['movers']): string[] => [
  ...new Set(movedSeats(view, next).map(({ truck }) => truck)),
];

/** The seats that somebody else has now, before and after. */
function movedSeats(
  view: DayView,
  next: DayView['assignment']['movers'],
): DayView['assignment']['movers'] {
  const key = (seat: (typeof next)[number]): string =>
    `${seat.truck} ${seat.position} ${seat.mover}`;
  const before = new Set(view.assignment.movers.map(key));
  const after = new Set(next.map(key));
  return [
    ...next.filter((seat) => !before.has(key(seat))),
    ...view.assignment.movers.filter((seat) => !after.has(key(seat))),
  ];
}
