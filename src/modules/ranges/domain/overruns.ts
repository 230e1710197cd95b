/** A finished job and what was expected of it. */
export interface PromisedJob {
  /** ln of how often the estimated time it took. */
  readonly y: number;
  /** y less the centre that other jobs gave its group. */
  readonly residual: number;
  /** B: minutes of the planned crews without driving. */
  readonly handlingMinutes: number;
}

/** Hours by which a job took longer than the maximum at that quantile; null where it did not. */
export function overrunHours({ y, residual, handlingMinutes }: PromisedJob, q: number) {
  if (residual <= q) return null;
  return (handlingMinutes * (Math.exp(y) - Math.exp(y - residual + q))) / 60;
}
