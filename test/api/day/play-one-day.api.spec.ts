import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { startSmtpSink } from '../../support/mail/smtp-sink.js';
import type { SmtpSink } from '../../support/mail/smtp-sink.js';
import { changeItsMind } from './change-the-day.js';
import { givenPlayedDay } from './played-day.js';
import { breakDown, close, givenToday, overrun } from './run-the-day.js';
import { bookOnline, completeTheDay, sellOnThePhone } from './sell-the-day.js';
import { watchAnswers } from './watch-answers.js';
import type { WatchedAnswers } from './watch-answers.js';

const A_MINUTE = 60_000;

/**
 * What boards, list, phone, mail and Closing say at each of the twenty-five steps from a web booking and a call to the
 * closing, so that no part of the product contradicts another.
 */
describe('one day', () => {
  let api: TestApi;
  let sink: SmtpSink;
  let answers: WatchedAnswers;
  beforeAll(async () => {
    sink = await startSmtpSink();
    api = await startTestApi({ modules: [WorkerModule], settings: { SMTP_URL: sink.url } });
    answers = watchAnswers(api.origin);
  });
  afterAll(async () => {
    answers?.stop();
    await api?.close();
    await sink?.stop();
  });

  it("is played from the call to the closing, within a minute of the server's time and with no answer of 5xx", async () => {
    const began = process.cpuUsage();
    const day = await givenPlayedDay(api, sink);
    const online = await bookOnline(day);
    const move = await sellOnThePhone(day, online);
    await completeTheDay(day, online, move);
    await changeItsMind(day, move);
    const jobs = await givenToday(day);
    const now = await overrun(day, jobs);
    await breakDown(now, jobs);
    await close(day, jobs);
    // Of this process, in which the server is: a busy machine makes the day longer, and not dearer.
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(A_MINUTE);
    expect(answers.count()).toBeGreaterThan(100);
    expect(answers.broken()).toEqual([]);
  });
});
