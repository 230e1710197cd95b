import { alignOutward, BLOCK_MINUTES, MINUTE_MS, type TimeWindow } from '#kernel/time-window.js';
import { BOARD_CONFIG } from './board-config.js';

export interface TruckBooking extends TimeWindow {
  operationId: string;
  truckId: string;
  /** The operation from which the truck comes directly. */
  follows: string | null;
}

/**
 * Free blocks between two windows that do not overlap, whichever comes first; negative when they
 * do.
 */
export function gapBlocks(a: TimeWindow, b: TimeWindow): number {
  const [one, other] = [alignOutward(a, BLOCK_MINUTES), alignOutward(b, BLOCK_MINUTES)];
  const gap = Math.max(
    other.start.getTime() - one.end.getTime(),
    one.start.getTime() - other.end.getTime(),
  );
  return gap / (BLOCK_MINUTES * MINUTE_MS);
}

/** Less than the minimum separation between two bookings of a truck (R-BOARD-17). */
export const isTight = (
  a: TimeWindow,
  b: TimeWindow,
  blocks = BOARD_CONFIG.minSeparatingBlocks,
): boolean => gapBlocks(a, b) < blocks;

/**
 * The operations to mark: both sides of every tight turnaround.
 * @param turnaroundMinutes between two that follow each other directly (R-DIRECT-3)
 */
export function tightTurnarounds(
  bookings: readonly TruckBooking[],
  turnaroundMinutes: number,
): Set<string> {
  const inOrder = [...bookings].sort((a, b) => a.start.getTime() - b.start.getTime());
  const lastOnTruck = new Map<string, TruckBooking>();
  const tight = new Set<string>();
  for (const booking of inOrder) {
    const before = lastOnTruck.get(booking.truckId);
    const isDirect = before !== undefined && booking.follows === before.operationId;
    const blocks = isDirect ? turnaroundMinutes / BLOCK_MINUTES : undefined;
    if (before && isTight(before, booking, blocks))
      tight.add(before.operationId).add(booking.operationId);
    lastOnTruck.set(booking.truckId, booking);
  }
  return tight;
}
