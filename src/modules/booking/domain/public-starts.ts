/** A start at which trucks are free, and how many. */
export interface OfferedStart {
  /** `HH:mm`. */
  time: string;
  slots: number;
}

/** What of a day is left for visitors. */
export interface PublicRoom {
  /** That can work on the day. */
  trucks: number;
  /** Of the share that can be booked online, in minutes. */
  minutesLeft: number;
}

/** Minutes of a day's truck-hours that visitors may still take. */
export const minutesLeft = (capacity: number, sharePercent: number, taken: number): number =>
  (capacity * sharePercent) / 100 - taken;

/**
 * The starts that a visitor is offered of those at which trucks are free. What is beyond the share
 * of the day is not; neither is the last of two or more trucks, unless `lastTruckToo`.
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
