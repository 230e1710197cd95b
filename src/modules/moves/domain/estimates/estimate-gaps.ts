import { figure, type Figure } from '../figure.js';

/** What a person decided for an activity, or what the tables say. */
export interface EstimateFigures {
  estHours: Figure;
  numMovers: Figure;
  truckCount: Figure;
}

/** How far a figure is from the automated one: negative if below. Hours, people or trucks. */
export interface EstimateGap {
  of: keyof EstimateFigures;
  by: number;
}

/**
 * From where on the difference is worth showing. Hours: two, and a quarter of the automated time,
 * so that neither a short move nor the rounding of a long one is marked. A crew one smaller or
 * larger is normal; a truck more or less never is.
 */
const FAR: Readonly<Record<keyof EstimateFigures, { least: number; part: number }>> = {
  estHours: { least: 2, part: 0.25 },
  numMovers: { least: 2, part: 0 },
  truckCount: { least: 1, part: 0 },
};

const COMPARED = Object.keys(FAR) as (keyof EstimateFigures)[];

/** Where what was entered is far from the automated estimate; nothing while that is unknown. */
export function estimateGaps(
  entered: EstimateFigures,
  automated: EstimateFigures | null,
): EstimateGap[] {
  const gaps: EstimateGap[] = [];
  for (const of of COMPARED) {
    const [mine, theirs] = [figure(entered[of]), figure(automated?.[of])];
    if (mine === null || theirs === null || mine === theirs) continue;
    const by = Number((mine - theirs).toFixed(2));
    const { least, part } = FAR[of];
    if (Math.abs(by) >= Math.max(least, part * theirs)) gaps.push({ of, by });
  }
  return gaps;
}
