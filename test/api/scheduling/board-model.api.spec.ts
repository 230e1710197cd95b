import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenCompany, givenBoard } from './model/given-board.js';
import type { Company } from './model/given-board.js';
import { play } from './model/play.js';
import type { Tally } from './model/play.js';
import { randomRequests } from './model/random-requests.js';

/** `npm run test:model` plays 200 runs; every test run plays these few, always the same. */
const FEW_RUNS = 3;
const RUNS = Number(process.env['MODEL_RUNS'] ?? FEW_RUNS);
const SEED = 20_261_121;
const TIMEOUT_MS = RUNS * 120_000;

/** Everything that must have occurred in a run of any length for the run to count. */
const KINDS = [
  ...['place OK', 'place STALE_NOUNCE', 'place SLOT_TAKEN', 'place CUSTOMER_INACTIVE'],
  ...['retime OK', 'retime SLOT_TAKEN', 'rebook OK'],
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
    `gives five people at once answers that one order explains, in ${RUNS} runs`,
    async () => {
      const tally: Tally = new Map();
      let run = 0;
      const property = fc.asyncProperty(randomRequests(), async (moments) => {
        await play(company, await givenBoard(company, (run += 1)), moments, tally);
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
      if (RUNS > FEW_RUNS) process.stdout.write(`${JSON.stringify(seen, null, 1)}\n`);
      for (const kind of KINDS) expect(seen).toHaveProperty([kind], expect.any(Number));
      expect(Object.values(seen).reduce((sum, times) => sum + times, 0)).toBe(RUNS * 200);
    },
    TIMEOUT_MS,
  );
});
