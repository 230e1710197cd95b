import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ResumeDeliveriesCommand } from '#modules/mail/commands/resume-deliveries/resume-deliveries.command.js';
import { Db } from '#platform/database/db.js';
import { startScriptedSmtp } from '#platform/testing/scripted-smtp.js';
import type { ScriptedSmtp } from '#platform/testing/scripted-smtp.js';
import { ChildPrograms, end } from './support/child-programs.js';
import { startTestApi } from '../support/api/start-test-api.js';
import type { TestApi } from '../support/api/start-test-api.js';
import { givenCustomer } from '../api/moves/move-fixtures.js';
import { fateOf, fateWhen, givenOutboundAddress, send } from '../api/mail/mail-fixtures.js';
import { itAtNight } from '../support/thorough.js';

const TIMEOUT_MS = 1_500;

/** Processes that die between the beginning of a hand-over and its end. */
describe('a hand-over whose process dies', () => {
  let api: TestApi;
  let smtp: ScriptedSmtp;
  let workers: ChildPrograms;
  beforeAll(async () => {
    smtp = await startScriptedSmtp();
    Object.assign(process.env, { MAIL_TIMEOUT_MS: String(TIMEOUT_MS), QUEUE_LOCK_MS: '500' });
    workers = await ChildPrograms.compile();
    api = await startTestApi();
    await givenOutboundAddress(api);
  });
  afterAll(async () => {
    await workers?.close();
    await api?.close();
    await smtp?.close();
  });

  const startWorker = async (): Promise<ChildProcess> =>
    (await workers.start('product-worker-process')).child;
  const useSmtp = (on: boolean): void => {
    if (on) process.env['SMTP_URL'] = `smtp://127.0.0.1:${smtp.port}`;
    else delete process.env['SMTP_URL'];
  };
  const db = (): Db => api.get(Db);
  const mailboxCount = async (emailId: string): Promise<number> =>
    (
      await db().query('select 1 from mail.mailbox_message where message_id like $1', [
        `<${emailId}@%`,
      ])
    ).length;
  /** As a process leaves it that died long ago, in the middle. */
  const interrupt = (emailId: string): Promise<unknown> =>
    db().query(
      `update mail.email set status = 'sending', attempts = 1, tries = 1, transport = 'mailbox',
         due = due - interval '1 hour', hold_until = now() - interval '1 hour'
       where id = $1`,
      [emailId],
    );
  const resume = async (): Promise<void> => {
    // Long enough ago that the waiting job is no longer expected.
    await db().query("delete from platform.job where name = 'mail.deliver-email'");
    expect(await api.execute(new ResumeDeliveriesCommand())).toBe(1);
  };

  itAtNight('is never repeated where nobody knows how it ended', async () => {
    const customer = await givenCustomer(api);
    useSmtp(true);
    smtp.faults.set('content', 'hang');
    const first = await startWorker();
    const sending = send(api, customer._id);
    const { rows } = await whenHanging();
    await end(first, 'SIGKILL');
    const emailId = rows[0]?.id ?? '';
    expect((await fateOf(api, emailId)).status).toBe('sending');
    expect(await sending).toMatchObject({ status: 202, body: { status: 'queued' } });

    smtp.faults.clear();
    const second = await startWorker();
    const fate = await fateWhen(api, emailId, ({ status }) => status !== 'sending', 40_000);
    expect(fate).toMatchObject({ status: 'unknown', attempts: 1, sent: null });
    expect(smtp.contents).toHaveLength(1);
    await end(second, 'SIGTERM');
  });

  /** The server has the content and is silent. */
  async function whenHanging(): Promise<{ rows: { id: string }[] }> {
    for (let waited = 0; smtp.contents.length === 0 && waited < 20_000; waited += 50) {
      await setTimeout(50);
    }
    expect(smtp.contents).toHaveLength(1);
    const sql = "select id from mail.email where status = 'sending'";
    return { rows: await db().query<{ id: string }>(sql) };
  }

  it('counts as sent when the mailbox has it, and is repeated when it has not', async () => {
    const customer = await givenCustomer(api);
    useSmtp(false);
    const sent = await Promise.all([send(api, customer._id), send(api, customer._id)]);
    const [there = '', absent = ''] = sent.map(({ body }) => body.emailId);
    await db().query(
      `insert into mail.mailbox_message
         (id, message_id, sender_name, sender_address, recipient, subject, html, sent)
       select id, message_id, '', '', recipient, subject, html, now() from mail.email where id = $1`,
      [there],
    );
    await interrupt(there);
    await resume();
    await interrupt(absent);
    const jobs = "select 1 from platform.job where name = 'mail.deliver-email'";
    expect((await db().query(jobs)).length).toBe(1);
    expect(await api.execute(new ResumeDeliveriesCommand())).toBe(2);

    const worker = await startWorker();
    const first = await fateWhen(api, there, ({ status }) => status === 'sent');
    const second = await fateWhen(api, absent, ({ status }) => status === 'sent');
    expect([first.attempts, second.attempts]).toEqual([1, 2]);
    expect([await mailboxCount(there), await mailboxCount(absent)]).toEqual([1, 1]);
    await end(worker, 'SIGTERM');
  });

  itAtNight('is left alone while its process may still be at it', async () => {
    const customer = await givenCustomer(api);
    const { emailId } = (await send(api, customer._id)).body;
    await db().query(
      `update mail.email set status = 'sending', attempts = 1, tries = 1, transport = 'mailbox',
         hold_until = now() + interval '1 hour' where id = $1`,
      [emailId],
    );
    const worker = await startWorker();
    expect(await whenPutOff(emailId)).toMatchObject({ isUntilThen: true });
    expect(await fateOf(api, emailId)).toMatchObject({ status: 'sending', attempts: 1 });
    expect(await mailboxCount(emailId)).toBe(0);
    await end(worker, 'SIGTERM');
  });

  /** A worker has looked at it, and has it looked at again later. */
  async function whenPutOff(emailId: string): Promise<{ isUntilThen: boolean } | undefined> {
    const sql = `
      select job.run_at between hold_until - interval '1 second' and hold_until + interval '1 second'
        as "isUntilThen"
      from platform.job join mail.email on email.id = job.dedupe_key
      where email.id = $1 and job.run_at > now() + interval '1 minute'`;
    for (let waited = 0; waited < 40_000; waited += 50) {
      const [job] = await db().query<{ isUntilThen: boolean }>(sql, [emailId]);
      if (job) return job;
      await setTimeout(50);
    }
    return undefined;
  }
});
