/**
 * Writes ranges.json: ranges computed step by step, slowly and without any code of the product, which
 * has to come to the same figures. `node test/golden/make-ranges.mjs`.
 */
import { writeFileSync } from 'node:fs';

/** The normal distribution up to x, by Simpson's rule over 4,000 strips. */
function normal(x) {
  const strips = 4000;
  const width = Math.abs(x) / strips;
  const density = (z) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  let sum = density(0) + density(Math.abs(x));
  for (let i = 1; i < strips; i += 1) sum += (i % 2 === 1 ? 4 : 2) * density(i * width);
  return 0.5 + Math.sign(x) * ((sum * width) / 3);
}

/** Where the normal distribution reaches p, by halving. */
function reached(p) {
  let [low, high] = [-3, 3];
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (normal(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

function centre(set, group) {
  if (set.length === 0) return 0;
  const mean = sum(set.map(({ y }) => y)) / set.length;
  const own = set.filter((job) => job.group === group);
  return (sum(own.map(({ y }) => y)) + 15 * mean) / (own.length + 15);
}

function expected({ jobs, ask, bases }) {
  const set = jobs.map(({ group, ratio }) => ({ group, y: Math.log(ratio) }));
  const n = set.length;
  const folds = Math.min(10, n);
  const residuals = set.map(({ group, y }, i) => {
    const others = set.filter((_, j) => j % folds !== i % folds);
    return y - centre(others, group);
  });
  const prior = n < 120 ? Math.ceil((19 * (120 - n)) / 120) : 0;
  const stand = Array.from({ length: prior }, (_, j) => 0.22 * reached((j + 1) / (prior + 1)));
  const pool = [...residuals, ...stand].sort((a, b) => a - b);
  const quantile = (p) => pool[Math.max(1, Math.ceil((pool.length + 1) * p - 1e-9)) - 1];
  return {
    n,
    prior,
    mean: n === 0 ? 0 : sum(set.map(({ y }) => y)) / n,
    answers: ask.map(({ group, p }) => ({ centre: centre(set, group), quantile: quantile(p) })),
    hours: bases.map(({ group, handlingMinutes, drivingMinutes }) =>
      [0.5, 0.8, 0.9].map((p) => {
        const factor = Math.exp(centre(set, group) + quantile(p));
        return (handlingMinutes * factor + drivingMinutes) / 60;
      }),
    ),
  };
}

const GROUPS = [
  'apartment|level',
  'apartment|stairs',
  'apartment|elevator',
  'house|level',
  'other|level',
];
const ASK = ['apartment|stairs', 'house|level', 'storage|elevator'].flatMap((group) =>
  [0.5, 0.8, 0.9, 0.95].map((p) => ({ group, p })),
);
const BASES = [
  { group: 'apartment|stairs', handlingMinutes: 240, drivingMinutes: 30 },
  { group: 'storage|elevator', handlingMinutes: 95.5, drivingMinutes: 0 },
];

/** The same figures in every run. */
function drawn(count) {
  let state = count * 7919 + 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: count }, () => ({
    group: GROUPS[Math.floor(next() * GROUPS.length)],
    ratio: Number((0.7 + 0.8 * next() * next() + 0.1 * next()).toFixed(4)),
  }));
}

const BY_HAND = [
  { group: 'apartment|level', ratio: 1.1 },
  { group: 'apartment|level', ratio: 0.95 },
  { group: 'apartment|stairs', ratio: 1.25 },
  { group: 'house|level', ratio: 1.05 },
];
const cases = [BY_HAND, ...[0, 1, 2, 9, 10, 11, 29, 119, 120, 137].map(drawn)].map((jobs) => {
  const given = { jobs, ask: ASK, bases: BASES };
  return { ...given, expected: expected(given) };
});
const text = JSON.stringify(cases, null, 1).replace(
  /\{\s+([^{}[\]]*?)\s+\}/g,
  (_, inside) => `{ ${inside.replace(/\s+/g, ' ')} }`,
);
writeFileSync(new URL('ranges.json', import.meta.url), `${text}\n`);
