import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sameValue } from '#kernel/same-value.js';
import { addDays } from '#kernel/local-date.js';
import { startTestApi } from '../../../support/api/start-test-api.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import { switchDirectLegs } from '../../../support/given/direct-leg-calls.js';
import { AMONG_OWN, KINDS } from './kinds.js';
import type { Act } from './move-acts.js';
import { givenWorld, isDone, referenceOf, viewsOf } from './undo-world.js';
import type { World } from './undo-world.js';

/** `MODEL_RUNS=100` tries more of them; every test run tries these few, always the same. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 2);
const SETTINGS = { seed: 20_261_129, numRuns: RUNS, endOnFailure: true };
const TIMEOUT_MS = 60_000 + RUNS * 30_000;

describe('an act and its undo', () => {
  let api: TestApi;
  let days = 0;

  beforeAll(async () => {
    api = await startTestApi();
    await switchDirectLegs(api, true);
  });
  afterAll(() => api?.close());

  const freshWorld = (): Promise<World> => {
    days += 2;
    return givenWorld(api, [addDays('2028-03-01', days), addDays('2028-03-02', days)]);
  };

  /** All are done, then taken back from the last one on. @returns how many were done */
  async function play(world: World, acts: readonly Act[]): Promise<number> {
    const done: { before: string[]; back: () => Promise<void> }[] = [];
    for (const act of acts) {
      const before = await viewsOf(world);
      const { answer, undo } = await act(world);
      // What changes nothing is no act.
      if (!isDone(answer) || sameValue(await viewsOf(world), before)) continue;
      const back = async (): Promise<void> => {
        for (const step of undo) {
          const { status, body } = await step(referenceOf(answer));
          if (status >= 300) throw new Error(`Not taken back: ${JSON.stringify(body)}`);
        }
      };
      done.push({ before, back });
    }
    for (const { before, back } of done.toReversed()) {
      await back();
      expect(await viewsOf(world)).toEqual(before);
    }
    return done.length;
  }

  it.each(KINDS)('of %s leave the day as it was [R-BOARD-56]', async (_name, acts) => {
    expect(await play(await freshWorld(), acts)).toBe(acts.length);
  });

  it(
    'leave the day as it was in any order of several [R-BOARD-56]',
    async () => {
      let done = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(AMONG_OWN, { minLength: 6, maxLength: 10 }), async (acts) => {
          done += await play(
            await freshWorld(),
            acts.map(({ act }) => act),
          );
        }),
        SETTINGS,
      );
      expect(done).toBeGreaterThan(RUNS);
    },
    TIMEOUT_MS,
  );
});
