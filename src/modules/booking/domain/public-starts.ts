/** A start at which trucks are free, and how many. */
export interface OfferedStart {
  /** `HH:mm`. */
  time: string;
  slots: number;
}

/** What is left of a day for visitors. */
export interface PublicRoom {
  /** Trucks that can work on the day. */
  trucks: number;
  /** Minutes left of the share that can be booked online. */
  minutesLeft: number;
}

/** Minutes of a day's truck-hours that visitors may still take. */
export const minutesLeft = (capacity: number, sharePercent: number, taken: number): number =>
  (capacity * sharePercent) / 100 - taken;

/**
 * The starts offered to a visitor, out of those at which trucks are free. Those beyond the day's
 * share are left out; so is the last of two or more trucks, unless `lastTruckToo`.
 * @param hours of the job
 */
export function publicStarts(
  starts: readonly OfferedStart[],
  hours: number,
  { trucks, minutesLeft: left }: PublicRoom,
  lastTruckToo: boolean,
): OfferedStart[] {
  if (hours * 60 > left) return [];
  const kept = trucks > 1 && !lastTruckToo ? 1 : 0;
  return starts
    .map(({ time, slots }) => ({ time, slots: slots - kept }))
    .filter(({ slots }) => slots > 0);
}
