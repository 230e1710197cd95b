import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sameValue } from '#kernel/same-value.js';
import { addDays } from '#kernel/local-date.js';
import { startTestApi } from '../../../support/api/start-test-api.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import type { ApiAnswer } from '../../../support/api/api-client.js';
import { switchDirectLegs } from '../../../support/given/direct-leg-calls.js';
import { givenBranch } from '../day-calls.js';
import { faultsOf, isSameButMade } from './judge-undo.js';
import { AMONG_OTHERS, FOUND, KINDS } from './kinds.js';
import type { Act, Done } from './move-acts.js';
import {
  givenCompany,
  givenDays,
  isDone,
  referenceOf,
  toColleague,
  viewsOf,
} from './undo-world.js';
import type { World } from './undo-world.js';
import { someOf } from '../../../support/thorough.js';

/** `MODEL_RUNS=100` tries more of them, `MODEL_SEED` others; every test run tries these few, always the same. */
const RUNS = Math.min(100, Number(process.env['MODEL_RUNS'] ?? 2));
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_130);
const TIMEOUT_MS = 60_000 + RUNS * 10_000;

/** What a refusal says: something else stands there by now, or nothing. */
const REFUSED = [404, 409, 422];

/** Takes back what was done. @returns the answers, none after the first one if that was refused */
async function takeBack({ answer, undo }: Done): Promise<ApiAnswer[]> {
  const answers: ApiAnswer[] = [];
  for (const step of undo) {
    answers.push(await step(referenceOf(answer)));
    if (!answers.some(isDone)) break;
  }
  return answers;
}

/** What the day would be by the colleague's act alone; null where that can't be told. */
async function aloneOf(world: World, act: Act): Promise<string[] | null> {
  const before = await viewsOf(world);
  const done = await act(toColleague(world)).catch(() => null);
  if (!done || !isDone(done.answer)) return null;
  const alone = await viewsOf(world);
  // Without a change there is nothing to take back.
  if (!sameValue(alone, before)) await takeBack(done);
  return sameValue(await viewsOf(world), before) ? alone : null;
}

const expectRefused = ({ status, body }: ApiAnswer): void => {
  expect(REFUSED).toContain(status);
  expect(body).toMatchObject({ message: expect.stringMatching(/\w+ \w+/) });
};

/** An act, what a colleague does then, if anything, and the way back. @returns what is wrong then */
async function play(world: World, act: Act, theirs: Act | undefined): Promise<string[]> {
  const before = await viewsOf(world);
  const done = await act(world);
  expect(done.answer.status).toBeLessThan(300);
  const left = await viewsOf(world);
  await theirs?.(toColleague(world)).catch(() => null);
  const met = await viewsOf(world);
  const answers = await takeBack(done);
  const after = await viewsOf(world);
  const refused = answers.filter((answer) => !isDone(answer));
  refused.forEach(expectRefused);
  if (refused.length === answers.length) expect(after).toEqual(met);
  else if (sameValue(met, left)) expect(after).toEqual(before);
  else return faultsOf({ before, left, met, after }, refused.length === 0);
  return [];
}

/** What both changed may be what the colleague's act alone makes of it. */
async function playAgain(world: World, act: Act, theirs: Act): Promise<boolean> {
  const alone = await aloneOf(world, theirs);
  if (alone === null) return false;
  await play(world, act, theirs);
  return isSameButMade(await viewsOf(world), alone);
}

describe('an act and its undo while others change the day', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  /** Makes worlds in which only the last of the acts is still to be done, and judges a colleague's act in one. */
  async function judgeOf(acts: readonly Act[]): Promise<(other?: Act) => Promise<void>> {
    const here = { ...api, branchId: (await givenBranch(api))._id };
    await switchDirectLegs(here, true);
    const company = await givenCompany(here);
    const act = acts.at(-1) as Act;
    let day = '2028-03-01';
    const freshWorld = async (): Promise<World> => {
      day = addDays(day, 2);
      const world = await givenDays(company, [day, addDays(day, 1)]);
      for (const first of acts.slice(0, -1)) await first(world);
      return world;
    };
    return async (other) => {
      const faults = await play(await freshWorld(), act, other);
      if (!other || faults.length === 0) return;
      if (!(await playAgain(await freshWorld(), act, other))) expect(faults).toEqual([]);
    };
  }

  it.each(
    someOf(
      KINDS.map(([name, acts], nth) => ({ name, acts, nth })),
      3,
    ),
  )(
    'of $name leave what they did, and all else as it was, or say what is in the way [R-BOARD-56]',
    async ({ acts, nth }) => {
      const judge = await judgeOf(acts);
      // The very same by a colleague, too.
      const same = { name: 'the same', act: acts.at(-1) as Act };
      const theirs = fc.oneof(
        { weight: 8, arbitrary: AMONG_OTHERS },
        { weight: 1, arbitrary: fc.constantFrom(same, undefined) },
      );
      const property = fc.asyncProperty(theirs, (other) => judge(other?.act));
      await fc.assert(property, { seed: SEED + nth, numRuns: RUNS, endOnFailure: true });
    },
    TIMEOUT_MS,
  );

  it.each(FOUND)('of %s do so, too [R-BOARD-56]', async (_, acts, other) => {
    const judge = await judgeOf(acts);
    await judge(other);
  });
});
