/** Below so many jobs in a building nothing is learned of it. */
const LEAST_JOBS = 3;

/** A building counts as if so many jobs there had taken as long as estimated. */
const DOUBT = 8;

/** However jobs went there, a building makes work no faster or slower than by these factors. */
const BOUNDS = { least: Math.log(0.75), most: Math.log(1.25) };

/**
 * How much longer, as a natural logarithm, work in a building takes than the estimate for such places
 * says (R-PLACE-5).
 * @param residuals of each job there: the logarithm of its ratio less that of its group
 * @returns null where too few jobs are known
 */
export function buildingShift(residuals: readonly number[]): number | null {
  if (residuals.length < LEAST_JOBS) return null;
  const sum = residuals.reduce((total, residual) => total + residual, 0);
  return Math.min(BOUNDS.most, Math.max(BOUNDS.least, sum / (residuals.length + DOUBT)));
}
