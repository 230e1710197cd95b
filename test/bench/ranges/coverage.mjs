import { company } from './company.mjs';

const COMPANIES = 200;
const MOVES = 2_000;
/** In points: how far the mean may be off, and how far companies may be spread; or the least mean. */
const BANDS = [
  { n: 10, p90: { least: 90 } },
  { n: 120, p80: { off: 1, spread: 4.5 }, p90: { off: 1, spread: 3.5 } },
  { n: 1_000, p80: { off: 1, spread: 2.5 }, p90: { off: 1, spread: 2 } },
];
const SHARES = { p80: 0.8, p90: 0.9 };

/**
 * Which share of moves keeps what a company's finished moves promise.
 * @returns whether it is enough
 */
export function measureCoverage(product) {
  let isEnough = true;
  for (const { n, ...bands } of BANDS) {
    const kept = Array.from({ length: COMPANIES }, (_, seed) => keptBy(product, seed + 1, n));
    for (const [name, share] of Object.entries(SHARES)) {
      const { mean, spread } = summary(kept.map((one) => one[name] * 100));
      const band = bands[name];
      const fine =
        !band ||
        (band.least === undefined
          ? Math.abs(mean - share * 100) <= band.off && spread <= band.spread
          : mean >= band.least);
      isEnough &&= fine;
      const told = `${mean.toFixed(1)} % ± ${spread.toFixed(1)}`;
      console.log(`${String(n).padStart(5)} moves  ${name}  ${told}  ${fine ? '' : 'not enough'}`);
    }
  }
  return isEnough;
}

function keptBy({ trainScope, centreIn, quantileOf }, seed, n) {
  const moves = company(seed * 1_000 + n);
  const { scope } = trainScope(moves(n));
  const tried = moves(MOVES);
  const shareOf = (p) => {
    const q = quantileOf(scope.pool, p);
    return tried.filter(({ group, y }) => y <= centreIn(scope, group) + q).length / MOVES;
  };
  return { p80: shareOf(SHARES.p80), p90: shareOf(SHARES.p90) };
}

function summary(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, spread: Math.sqrt(squares / (values.length - 1)) };
}
