import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { legFaults } from './leg-faults.js';
import { endRun, givenBoard, givenCompany } from './model/given-board.js';
import type { Company } from './model/given-board.js';
import { play } from './model/play.js';
import type { Tally } from './model/play.js';
import { randomRequests } from './model/random-requests.js';
import { steadyOf } from './model/steady.js';

/** `npm run test:model` plays 200 runs, MODEL_SEED others; every test run plays these few, always the same. */
const FEW_RUNS = 2;
/** Enough of them for what is rare. */
const MANY_RUNS = 100;
const RUNS = Number(process.env['MODEL_RUNS'] ?? FEW_RUNS);
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121);
const TIMEOUT_MS = RUNS * 240_000;

/** Everything that must have occurred in a run of any length for the run to count. */
const KINDS = [
  ...['place OK', 'place STALE_NOUNCE', 'place SLOT_TAKEN', 'place CUSTOMER_INACTIVE'],
  ...['retime OK', 'retime AGREEMENT_NEEDED', 'rebook OK', 'follow OK', 'window OK'],
  ...['hold OK', 'release OK'],
  ...['markOff OK', 'seat OFF_TODAY', 'swapCrews OK'],
];
/** The same in many runs. */
const RARE_KINDS = [
  ...['retime SLOT_TAKEN', 'retime LEG_TOO_LONG', 'unfollow OK', 'unfollow SLOT_TAKEN'],
  ...['follow DIRECT_LEGS_OFF', 'follow NOT_ADJACENT', 'follow LEG_TYPED', 'follow LEG_UNKNOWN'],
  ...['window ACTIVITY_COMMITTED', 'window WINDOWS_OFF', 'plan STALE_VERSION', 'retire OK'],
  ...[
    'hold SLOT_TAKEN',
    'hold WINDOWS_OFF',
    'renew OK',
    'renew HOLD_EXPIRED',
    'renew HOLD_RENEWED',
  ],
  ...['bookHold OK', 'bookHold HOLD_EXPIRED', 'bookHold SLOT_TAKEN', 'bookHold CUSTOMER_INACTIVE'],
];

describe('the board against its plain model', () => {
  let api: TestApi;
  let company: Company;

  beforeAll(async () => {
    api = await startTestApi();
    company = await givenCompany(api);
  });
  afterAll(() => api?.close());

  it(
    'gives five people at once answers that one order explains, time and again [R-DIRECT-5]',
    async () => {
      const tally: Tally = new Map();
      let run = 0;
      const property = fc.asyncProperty(randomRequests(), async (moments) => {
        const board = await givenBoard(company, (run += 1));
        const before = await steadyOf(api, board);
        await play(company, board, moments, tally);
        expect(await legFaults(api)).toEqual([]);
        await endRun(company, board);
        expect(await legFaults(api)).toEqual([]);
        expect(await steadyOf(api, board)).toEqual(before);
      });
      await fc.assert(property, {
        seed: SEED,
        numRuns: RUNS,
        // Five people at once take other turns each time: a shorter list would hide what was wrong.
        endOnFailure: true,
        interruptAfterTimeLimit: TIMEOUT_MS / 2,
        markInterruptAsFailure: true,
      });
      const seen = Object.fromEntries([...tally].sort());
      if (RUNS > FEW_RUNS) process.stderr.write(`${JSON.stringify(seen, null, 1)}\n`);
      const wanted = RUNS >= MANY_RUNS ? [...KINDS, ...RARE_KINDS] : RUNS > FEW_RUNS ? KINDS : [];
      for (const kind of wanted) expect(seen).toHaveProperty([kind], expect.any(Number));
      expect(Object.values(seen).reduce((sum, times) => sum + times, 0)).toBe(RUNS * 200);
    },
    TIMEOUT_MS,
  );
});
