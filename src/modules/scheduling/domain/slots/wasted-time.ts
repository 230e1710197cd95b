/** Less is no loss: trucks are never on time to the minute. */
const NO_LOSS = 30;

/** From how many free minutes on another job fits: the shortest one with its drives and an hour. */
export const roomForAJob = (shortestJobHours: number): number => 60 * (shortestJobHours + 1);

/** Minutes lost by a gap: too long to be nothing, too short for a job (R-SLOT-6). */
export function wastedMinutes(gap: number, roomy: number): number {
  return gap < NO_LOSS || gap >= roomy ? 0 : Math.min(gap, roomy - gap);
}
