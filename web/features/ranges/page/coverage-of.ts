import type { MonthCoverageView } from '#modules/ranges/contract/model.view.js';

/** Which share of the moves of a month kept their times; percent, `null` where it had no moves. */
export interface MonthShares {
  label: string;
  n: number;
  p80: number | null;
  p90: number | null;
}

interface Kept {
  n: number;
  kept80: number;
  kept90: number;
}

const MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const MOST_MONTHS = 24;
const NONE: Kept = { n: 0, kept80: 0, kept90: 0 };

const labelOf = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', MONTH);

const percent = (kept: number, n: number): number | null =>
  n === 0 ? null : Math.round((kept / n) * 1_000) / 10;

const monthBefore = (month: string): string => {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 7);
};

/** Every month from the first to the last one, at most the last two years. */
function monthsUpTo(first: string, last: string): string[] {
  const months = [last];
  while (months[0] && months[0] > first && months.length < MOST_MONTHS)
    months.unshift(monthBefore(months[0]));
  return months;
}

/**
 * Month by month, of one branch or, where it is null, of all; the last two years. A month without moves between
 * others is there too: it is a gap.
 */
export function coverageOf(
  coverage: readonly MonthCoverageView[],
  branchId: string | null,
): MonthShares[] {
  const months = new Map<string, Kept>();
  for (const { branchId: of, month, n, p80, p90 } of coverage) {
    if (branchId !== null && of !== branchId) continue;
    const sum = months.get(month) ?? NONE;
    months.set(month, {
      n: sum.n + n,
      kept80: sum.kept80 + p80 * n,
      kept90: sum.kept90 + p90 * n,
    });
  }
  const known = [...months.keys()].sort();
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return [];
  return monthsUpTo(first, last).map((month) => {
    const { n, kept80, kept90 } = months.get(month) ?? NONE;
    return { label: labelOf(month), n, p80: percent(kept80, n), p90: percent(kept90, n) };
  });
}
