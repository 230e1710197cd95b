import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sameValue } from '#kernel/same-value.js';
import { addDays } from '#kernel/local-date.js';
import { startTestApi } from '../../../support/api/start-test-api.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import { switchDirectLegs } from '../../../support/given/direct-leg-calls.js';
import * as day from './day-acts.js';
import * as move from './move-acts.js';
import type { Act } from './move-acts.js';
import { givenWorld, isDone, referenceOf, viewsOf } from './undo-world.js';
import type { World } from './undo-world.js';

/** `MODEL_RUNS=100` tries more of them; every test run tries these few, always the same. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 3);
const SETTINGS = { seed: 20_261_129, numRuns: RUNS, endOnFailure: true };
const TIMEOUT_MS = 60_000 + RUNS * 30_000;

const EACH: [string, Act[]][] = [
  ['a move on another truck', [move.place(1, 1)]],
  ['a move without a truck', [move.place(0, 'unassigned')]],
  ['a move off the board', [move.place(0, 'none')]],
  ['a move on the board again', [move.place(0, 'none'), move.place(0, 1)]],
  ['another start', [move.time(0, { start: '08:00' })]],
  ['another length', [move.time(0, { duration: 2 })]],
  ['start and length', [move.time(1, { start: '14:00', duration: 3 })]],
  [
    'another start without a truck',
    [move.place(0, 'unassigned'), move.time(0, { start: '09:00' })],
  ],
  ['another day', [move.rebook(0, 1, 1)]],
  ['another day from no truck', [move.place(0, 'unassigned'), move.rebook(0, 1, 0)]],
  ['a direct drive', [move.link(true)]],
  ['a drive by the yard', [move.link(true), move.link(false)]],
  ['other hours', [move.rework(0)]],
  ['a seat', [day.seat(0, 0, 0)]],
  ['another seat', [day.seat(1, 0, 1), day.seat(1, 1, 2)]],
  ['no seat', [day.seat(1, 0, 1), day.unseat(1)]],
  ['places that change', [day.seat(0, 0, 1), day.seat(1, 1, 1), day.seatOver(1, 'swap')]],
  ['a seat of another one', [day.seat(0, 0, 1), day.onCall(1), day.seatOver(1, 'replace')]],
  ['on call', [day.seat(1, 0, 1), day.onCall(1), day.seat(1, 1, 1)]],
  ['off', [day.seat(0, 0, 0), day.off(0)]],
  ['crews that change places', [day.seat(0, 0, 0), day.seat(1, 1, 1), day.swapCrews]],
  ['a manager', [day.manager, day.manager]],
  ['alerts', [day.alerts, day.alerts]],
  ['a truck in the shop', [day.shop(1), day.shop(1)]],
  ['a truck with a crew in the shop', [day.seat(1, 1, 1), day.shop(1)]],
  ['a rental', [day.rental]],
  ['no rental', [day.rental, day.noRental]],
];

const any = fc.oneof(
  fc
    .tuple(fc.nat({ max: 1 }), fc.constantFrom<move.Row>(0, 1, 'unassigned', 'none'))
    .map(([of, row]) => move.place(of, row)),
  fc
    .tuple(
      fc.nat({ max: 1 }),
      fc.constantFrom('08:00', '09:30', '14:00'),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([of, start, duration]) => move.time(of, { start, duration })),
  fc
    .tuple(fc.nat({ max: 1 }), fc.nat({ max: 1 }), fc.nat({ max: 1 }))
    .map(([of, on, truck]) => move.rebook(of, on, truck)),
  fc
    .tuple(fc.nat({ max: 1 }), fc.nat({ max: 1 }), fc.nat({ max: 2 }))
    .map(([who, truck, position]) => day.seat(who, truck, position)),
  fc.nat({ max: 1 }).map(day.off),
  fc.nat({ max: 1 }).map(day.onCall),
  fc.nat({ max: 1 }).map(day.shop),
  fc.constantFrom(day.swapCrews, day.manager, day.alerts, day.rental),
);

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

  it.each(EACH)('of %s leave the day as it was [R-BOARD-56]', async (_name, acts) => {
    expect(await play(await freshWorld(), acts)).toBe(acts.length);
  });

  it(
    'leave the day as it was in any order of several [R-BOARD-56]',
    async () => {
      let done = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(any, { minLength: 6, maxLength: 10 }), async (acts) => {
          done += await play(await freshWorld(), acts);
        }),
        SETTINGS,
      );
      expect(done).toBeGreaterThan(RUNS);
    },
    TIMEOUT_MS,
  );
});
