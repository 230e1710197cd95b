/** What is learned from a finished job. */
export interface LearnedJob {
  readonly group: string;
  /** ln of how often the estimated time it took. */
  readonly y: number;
}

/** Jobs and their ys added up. */
export interface Sum {
  n: number;
  y: number;
}

/** The same over all jobs and over those of each group. */
export interface Sums extends Readonly<Sum> {
  readonly groups: ReadonlyMap<string, Readonly<Sum>>;
}

/** A group counts as if it had this many more jobs like the mean of all. */
const PULL = 15;

export function sumsOf(jobs: readonly LearnedJob[]): Sums {
  const groups = new Map<string, Sum>();
  let total = 0;
  for (const { group, y } of jobs) {
    total += y;
    const sum = groups.get(group);
    if (sum) {
      sum.n += 1;
      sum.y += y;
    } else groups.set(group, { n: 1, y });
  }
  return { n: jobs.length, y: total, groups };
}

export const meanOf = ({ n, y }: Readonly<Sum>): number => (n === 0 ? 0 : y / n);

/** c(g): what to expect of a group by what was learned; 0 by nothing. */
export function centreOf(learned: Sums, group: string): number {
  const mean = meanOf(learned);
  const own = learned.groups.get(group);
  return own ? (own.y + PULL * mean) / (own.n + PULL) : mean;
}
