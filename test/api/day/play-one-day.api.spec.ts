import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { changeItsMind } from './change-the-day.js';
import { givenPlayedDay } from './played-day.js';
import { breakDown, close, givenToday, overrun } from './run-the-day.js';
import { bookOnline, completeTheDay, sellOnThePhone } from './sell-the-day.js';

const A_MINUTE = 60_000;

/**
 * What boards, list, phone, mail and Closing say at each of the twenty-five steps from a web booking and a call to the
 * closing, so that no part of the product contradicts another.
 */
describe('one day', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
  });
  afterAll(() => api?.close());

  it('is played from the call to the closing, within a minute', async () => {
    const began = Date.now();
    const day = await givenPlayedDay(api);
    const online = await bookOnline(day);
    const move = await sellOnThePhone(day);
    await completeTheDay(day, online, move);
    await changeItsMind(day, move);
    const jobs = await givenToday(day);
    const now = await overrun(day, jobs);
    await breakDown(now, jobs);
    await close(day, jobs);
    expect(Date.now() - began).toBeLessThan(A_MINUTE);
  });
});
