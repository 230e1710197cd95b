import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { hoursAt } from './hours.js';
import type { Basis } from './hours.js';
import { priorCount, quantileOf } from './pool.js';
import { centreIn, trainScope } from './scope.js';

interface Golden {
  jobs: { group: string; ratio: number }[];
  ask: { group: string; p: number }[];
  bases: Basis[];
  expected: {
    n: number;
    prior: number;
    mean: number;
    answers: { centre: number; quantile: number }[];
    /** Half, 80 % and 90 %. */
    hours: number[][];
  };
}

// Computed by test/golden/make-ranges.mjs, which knows nothing of this code.
const FILE = new URL('../../../../test/golden/ranges.json', import.meta.url);
const cases = JSON.parse(readFileSync(FILE, 'utf8')) as Golden[];
const LARGEST_ERROR = 1e-9;

const scopeOf = ({ jobs }: Pick<Golden, 'jobs'>) =>
  trainScope(jobs.map(({ group, ratio }) => ({ group, y: Math.log(ratio) }))).scope;
const largest = (off: readonly number[]): number => Math.max(0, ...off.map(Math.abs));

describe('ranges', () => {
  it.each(cases.map((one) => [one.jobs.length, one] as const))(
    'of %d jobs are as computed step by step',
    (n, one) => {
      const { ask, bases, expected } = one;
      const scope = scopeOf(one);
      expect([n, priorCount(n)]).toEqual([expected.n, expected.prior]);
      const off = [
        scope.mean - expected.mean,
        ...ask.flatMap(({ group, p }, index) => {
          const { centre = NaN, quantile = NaN } = expected.answers[index] ?? {};
          return [centreIn(scope, group) - centre, quantileOf(scope.pool, p) - quantile];
        }),
        ...bases.flatMap((basis, index) =>
          [0.5, 0.8, 0.9].map(
            (p, place) => hoursAt(scope, basis, p) - (expected.hours[index]?.[place] ?? NaN),
          ),
        ),
      ];
      expect(largest(off)).toBeLessThan(LARGEST_ERROR);
    },
  );

  it('are by hand: four jobs, 4.867941, 5.793606 and 6.290584 hours [R-RANGE-3]', () => {
    const scope = scopeOf({
      jobs: [
        { group: 'apartment|level', ratio: 1.1 },
        { group: 'apartment|level', ratio: 0.95 },
        { group: 'apartment|stairs', ratio: 1.25 },
        { group: 'house|level', ratio: 1.05 },
      ],
    });
    const basis = { group: 'apartment|stairs', handlingMinutes: 240, drivingMinutes: 30 };
    const hours = [0.5, 0.8, 0.9].map((p) => hoursAt(scope, basis, p));
    const told = [4.867941, 5.793606, 6.290584];
    expect(largest(hours.map((value, index) => value - (told[index] ?? NaN)))).toBeLessThan(1e-6);
  });
});
