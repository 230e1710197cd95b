import { BOARD_MARKS, boardMarks, missingMovers } from './board-marks.js';
import type { BoardMark } from './board-marks.js';
import { countTone, type MarkTone } from './mark-tones.js';
import type { BoardDay, MarkedBooking } from './marked-booking.js';
import type { UsualShares } from './usual-marks.js';

/** One thing that needs attention: a booking, or the crew of a truck. */
export interface AttentionItem<Booking extends MarkedBooking> {
  mark: BoardMark;
  booking: Booking | null;
  truckId: string | null;
  /** Movers that the truck lacks; 0 of a booking. */
  missing: number;
}

export interface DayAttention<Booking extends MarkedBooking> {
  /** By urgency, then by start. */
  items: AttentionItem<Booking>[];
  counts: Partial<Record<BoardMark, number>>;
  /** How each mark looks where it is counted; absent: none has it. */
  tones: Partial<Record<BoardMark, MarkTone>>;
  trucks: number;
  crew: number;
  missing: number;
}

/** What of a board needs attention, as the board itself marks it (R-TODAY-5). */
export function dayAttention<Booking extends MarkedBooking>(
  board: Omit<BoardDay, 'bookings'> & { bookings: readonly Booking[]; usual: UsualShares },
): DayAttention<Booking> {
  const { bookings, crew, now, usual } = board;
  const counted = { now, usual, bookingCount: bookings.length };
  const byId = new Map(bookings.map((booking) => [booking.operationId, booking]));
  const trucks = [...new Set(bookings.flatMap(({ truckId }) => truckId ?? []))];
  const countsOn = (truck: string): number[] =>
    bookings.filter(({ truckId }) => truckId === truck).map(({ moverCount }) => moverCount);
  const lacks = new Map(
    trucks.map((truck) => [truck, missingMovers(crew, truck, countsOn(truck))]),
  );
  const itemOf = (mark: BoardMark, id: string): AttentionItem<Booking> => {
    const booking = byId.get(id);
    return booking
      ? { mark, booking, truckId: booking.truckId, missing: 0 }
      : { mark, booking: null, truckId: id, missing: lacks.get(id) ?? 0 };
  };
  const bookingsOf = (ids: readonly string[]): Booking[] => ids.flatMap((id) => byId.get(id) ?? []);
  const marks = boardMarks(board);
  const marked = BOARD_MARKS.filter((mark) => marks[mark].length > 0);
  return {
    items: marked.flatMap((mark) =>
      marks[mark].map((id) => itemOf(mark, id)).sort((a, b) => startOf(a) - startOf(b)),
    ),
    counts: Object.fromEntries(marked.map((mark) => [mark, marks[mark].length])),
    tones: Object.fromEntries(
      marked.map((mark) => [mark, countTone(mark, bookingsOf(marks[mark]), counted)]),
    ),
    trucks: trucks.length,
    crew: crew.movers.filter(({ truck }) => lacks.has(truck)).length,
    missing: [...lacks.values()].reduce((sum, lack) => sum + lack, 0),
  };
}

const startOf = ({ booking }: { booking: MarkedBooking | null }): number =>
  booking?.window.start.getTime() ?? 0;
