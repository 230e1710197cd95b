import {
  BOARD_MARKS,
  boardMarks,
  countTone,
  markTone,
  type BoardMark,
  type BoardMarkIds,
  type MarkTone,
} from '#modules/scheduling/contract/board-rules.js';
import {
  markedBooking,
  type BoardDay,
  type MarkedBooking,
} from '#modules/scheduling/contract/marked-booking.js';
import type { BookingStopView } from '#modules/scheduling/contract/booking.view.js';
import type { BoardBlock } from './board-block';
import { marksText } from './block-marks';
import type { BoardModel } from './board-model';
import { rowOf } from './operation-place';

/** Whether work at a stop was difficult before. */
export type IsProblem = (stop: BookingStopView) => boolean;

/** What on a board needs attention. */
export interface BoardMarks {
  /** What each mark is on: trucks for crews, operations for the rest. */
  ids: BoardMarkIds;
  /** How each looks where it is counted. */
  tones: Readonly<Record<BoardMark, MarkTone>>;
  /** The marks of each block that has any, as `marksText`. */
  ofBlocks: ReadonlyMap<string, string>;
}

/** The blocks as they are read: row by row, and each row by time. */
function inReadingOrder({ rows, blocks }: BoardModel): BoardBlock[] {
  const lines = new Map(rows.map((row, at) => [row, at]));
  const line = ({ place }: BoardBlock): number => lines.get(rowOf(place)) ?? rows.length;
  return [...blocks.values()].sort((a, b) => line(a) - line(b));
}

function markedBookings(model: BoardModel, isProblem: IsProblem): MarkedBooking[] {
  const confirmations = new Map(model.view.customers.map((one) => [one._id, one.confirmation]));
  return inReadingOrder(model).map(({ booking, place, latestEnd }) =>
    markedBooking(booking, {
      truckId: place.truck,
      latestEnd,
      confirmation: confirmations.get(booking.metaData.customerId),
      // What became difficult since the stop was saved is known only by its address.
      isProblem,
    }),
  );
}

/** A board as its marks are judged. */
export function markedDay(model: BoardModel, isProblem: IsProblem, now: Date): BoardDay {
  const { day, planning, assignment: crew } = model.view;
  const bookings = markedBookings(model, isProblem);
  const { date, timezone } = day;
  const { turnaroundMinutes } = planning;
  return { day: date, timezone, now, crew, bookings, turnaroundMinutes };
}

export function marksOfBoard(model: BoardModel, isProblem: IsProblem, now: Date): BoardMarks {
  const { usual = null } = model.view;
  const judged = markedDay(model, isProblem, now);
  const { bookings } = judged;
  const counted = { now, usual, bookingCount: bookings.length };
  const ids = boardMarks(judged);
  const tones = {} as Record<BoardMark, MarkTone>;
  const ofBlocks = new Map<string, string>();
  const known = new Map(bookings.map((booking) => [booking.operationId, booking]));
  for (const mark of BOARD_MARKS) {
    const marked = ids[mark].flatMap((id) => known.get(id) ?? []);
    tones[mark] = countTone(mark, marked, counted);
    for (const booking of marked) {
      const { operationId: id } = booking;
      const text = marksText(mark, markTone(mark, booking, now));
      ofBlocks.set(id, ofBlocks.has(id) ? `${ofBlocks.get(id)} ${text}` : text);
    }
  }
  return { ids, tones, ofBlocks };
}
