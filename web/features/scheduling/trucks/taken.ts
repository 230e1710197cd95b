import { takenOn, type TruckLane } from '../model/board-model';

/** Whether bookings or live reservations keep a truck as it is on this day. */
export const isTaken = (lane: TruckLane): boolean => takenOn(lane, Date.now()).length > 0;
