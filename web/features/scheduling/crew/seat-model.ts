import { LEAD_POSITION, requiredSeats } from '#modules/scheduling/contract/crew-rules.js';
import type { DayMoverView, DayView } from '#modules/scheduling/contract/day.view.js';
import { SEAT_POSITIONS, type SeatPosition } from '#modules/scheduling/contract/limits.js';
import type { TruckLane } from '../model/board-model';

/** A seat of a truck as its header shows it. */
export interface Seat {
  position: SeatPosition;
  mover: DayMoverView | null;
  /** The person in the seat is no longer in the list of movers. */
  isStranger: boolean;
  /** The truck's bookings need someone here. */
  isRequired: boolean;
}

export function seatsOf(
  { truck, blocks }: Pick<TruckLane, 'truck' | 'blocks'>,
  assignment: DayView['assignment'],
  movers: ReadonlyMap<string, DayMoverView>,
): Seat[] {
  const needed = requiredSeats(blocks.map(({ booking }) => booking.metaData.moverCount));
  return SEAT_POSITIONS.map((position) => {
    const seat = assignment.movers.find(
      (one) => one.truck === truck._id && one.position === position,
    );
    const mover = seat ? (movers.get(seat.mover) ?? null) : null;
    return {
      position,
      mover,
      isStranger: seat !== undefined && mover === null,
      isRequired: position < needed,
    };
  });
}

export const seatName = (position: SeatPosition): string =>
  position === LEAD_POSITION ? "Lead's seat" : `Seat ${position + 1}`;
