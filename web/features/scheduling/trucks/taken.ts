import { showTime } from '../../../shared/format';
import { blockProgress } from '../model/progress';
import { liveReservations, type TruckLane } from '../model/board-model';

/** What keeps a truck as it is on a day. */
export interface Keeping {
  /** `visitor`: it goes to another truck once this one is out. */
  by: 'bookings' | 'colleague' | 'visitor';
  /** Why, and what can be done. */
  words: string;
}

/** Bookings before held times, on its own row and on those that it serves; null: nothing keeps it. */
export function keeping({ truck, blocks, busy, ...lane }: TruckLane): Keeping | null {
  if (blocks.length > 0) {
    const isDone = blocks.every(({ booking }) => blockProgress(booking) === 'done');
    const words = `${truck.name} has ${isDone ? 'had jobs' : 'bookings'} on this day`;
    return { by: 'bookings', words };
  }
  if (busy.length > 0) {
    const rows = truck.standsInFor.map(({ name }) => name).join(' and ');
    return { by: 'bookings', words: `${truck.name} does the jobs of ${rows} on this day` };
  }
  const held = liveReservations({ truck, blocks, busy, ...lane }, Date.now());
  const holder = held.find(({ heldBy }) => heldBy !== null)?.heldBy;
  if (holder) {
    const words = `${holder.displayName} holds a time on it: give that back on the board first`;
    return { by: 'colleague', words };
  }
  if (held.length === 0) return null;
  return { by: 'visitor', words: 'Held for an online booking: it goes to a truck that is free' };
}

/** Whether bookings or held times keep a truck as it is on this day. */
export const isTaken = (lane: TruckLane): boolean => keeping(lane) !== null;

/** What keeps a truck as it is: `Maria Gomez 8:00 AM – 1:30 PM`, or why else. */
export function whatIsOn(lane: TruckLane, timezone: string): string {
  const each = lane.blocks.map(
    ({ name, window: { start, end } }) =>
      `${name} ${showTime(start, timezone)} – ${showTime(end, timezone)}`,
  );
  if (each.length > 0) return each.join(', ');
  const kept = keeping(lane);
  if (kept?.by !== 'visitor') return kept?.words ?? '';
  const times = liveReservations(lane, Date.now()).map(
    ({ start, end }) => `${showTime(start, timezone)} – ${showTime(end, timezone)}`,
  );
  return `Held for an online booking ${times.join(', ')}`;
}
