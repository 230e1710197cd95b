import { liveReservations, type TruckLane } from '../model/board-model';

/** What keeps a truck as it is on this day, in words: a booking, or a time that is held; null: nothing. */
export function whyTaken(lane: TruckLane): string | null {
  if (lane.blocks.length > 0) return 'Has bookings on this day';
  const [held] = liveReservations(lane, Date.now());
  if (!held) return null;
  return held.heldBy ? `Held by ${held.heldBy.displayName}` : 'Held for an online booking';
}

/** Whether bookings or held times keep a truck as it is on this day. */
export const isTaken = (lane: TruckLane): boolean => whyTaken(lane) !== null;
