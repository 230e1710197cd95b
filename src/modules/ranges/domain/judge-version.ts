/** What a new version is judged by. */
export interface NewVersion {
  readonly n: number;
  readonly p80: number | null;
  /** How much its 80% promises miss the jobs, on average. */
  readonly miss: number | null;
}

const FEW_JOBS = 30;
const PROMISED = 0.8;
const VARIANCE = 0.16;
/** Standard deviations that 95% of what is due to chance stays within. */
const BY_CHANCE = 1.96;
/** How much worse than the version in use it may be. */
const WORSE = 1.02;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** By how much the share of kept promises may differ from 80% with so many jobs. */
const tolerance = (n: number): number => BY_CHANCE * Math.sqrt(VARIANCE / n) + 1 / (n + 1);

function coverageReason({ n, p80 }: NewVersion): string[] {
  const [share, off] = [p80 ?? 0, tolerance(n)];
  if (Math.abs(share - PROMISED) <= off) return [];
  const [least, most] = [PROMISED - off, Math.min(1, PROMISED + off)];
  return [
    `${percent(share)} of ${n} moves kept the 80% time; it should be ${percent(least)} to ${percent(most)}.`,
  ];
}

function missReason({ miss }: NewVersion, missInUse: number | null): string[] {
  if (miss === null || missInUse === null || miss <= WORSE * missInUse) return [];
  const more = missInUse === 0 ? '' : ` by ${percent(miss / missInUse - 1)}`;
  return [`Its 80% times are farther from these moves than those in use${more}; 2% may be.`];
}

/**
 * Why a new version should not be used without a person's word; nothing if it may be.
 * @param missInUse how much the version in use misses the same jobs
 */
export const reasonsToHold = (version: NewVersion, missInUse: number | null): string[] =>
  version.n < FEW_JOBS ? [] : [...coverageReason(version), ...missReason(version, missInUse)];

/** How many of the last jobs tell whether a version still holds. */
export const DRIFT_JOBS = 100;
const LEAST_KEPT = 70;
const MOST_KEPT = 88;

/** What to tell when the version in use no longer holds; null while it does. */
export function driftOf(kept: readonly boolean[]): string | null {
  if (kept.length < DRIFT_JOBS) return null;
  const count = kept.filter(Boolean).length;
  if (count >= LEAST_KEPT && count <= MOST_KEPT) return null;
  return `${count} of the last ${DRIFT_JOBS} moves kept the 80% time; ${LEAST_KEPT} to ${MOST_KEPT} should. Train a new version and look at the worst moves.`;
}
