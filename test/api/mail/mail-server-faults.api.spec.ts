import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { ResumeDeliveriesCommand } from '#modules/mail/commands/resume-deliveries/resume-deliveries.command.js';
import { MailServers } from '#modules/mail/outgoing/mail-servers.js';
import { Db } from '#platform/database/db.js';
import { startScriptedSmtp } from '#platform/testing/scripted-smtp.js';
import type { ScriptedSmtp } from '#platform/testing/scripted-smtp.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { customerOf, givenCustomer } from '../moves/move-fixtures.js';
import { fateOf, fateWhen, givenOutboundAddress, send } from './mail-fixtures.js';
import { itAtNight } from '../../support/thorough.js';

/** Handing over to a mail server that misbehaves. */
describe('a faulty mail server', () => {
  let api: TestApi;
  let smtp: ScriptedSmtp;
  beforeAll(async () => {
    smtp = await startScriptedSmtp();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_TIMEOUT_MS: '2000' };
    api = await startTestApi({ modules: [WorkerModule], settings });
    await givenOutboundAddress(api);
  });
  afterEach(() => smtp.faults.clear());
  afterAll(async () => {
    await api?.close();
    await smtp?.close();
  });

  const retry = (emailId: string) => api.as('sales').post(`mailer/email/${emailId}/retry`);
  const copiesOf = (emailId: string): number =>
    smtp.contents.filter((content) => content.includes(`<${emailId}@`)).length;

  /** Hand-overs that are still to come. */
  const plannedFor = (emailId: string): Promise<object[]> =>
    api.get(Db).query(
      `select run_at from platform.job
       where name = 'mail.deliver-email' and payload->>'emailId' = $1 and state = 'queued'`,
      [emailId],
    );

  /** Resolves once somebody's hand-over was refused. */
  async function firstTry(): Promise<void> {
    const refused = `select 1 from mail.email where status = 'queued' and attempts > 0`;
    for (let waited = 0; (await api.get(Db).query(refused)).length === 0; waited += 50) {
      if (waited > 20_000) throw new Error('No email was tried');
      await setTimeout(50);
    }
  }

  it('that refuses for now gets the email again after a pause, once', async () => {
    const customer = await givenCustomer(api);
    smtp.faults.set('sender', '451 come back later');
    const sending = send(api, customer._id);
    await firstTry();
    smtp.faults.clear();
    const { status, body } = await sending;
    expect([200, 202]).toContain(status);
    const fate = await fateWhen(api, body.emailId, ({ status }) => status === 'sent');
    expect(fate).toMatchObject({ attempts: 2, error: null });
    expect(copiesOf(body.emailId)).toBe(1);
  });

  itAtNight(
    'that never answers is given up, tried again, and finally reported as failed',
    async () => {
      const customer = await givenCustomer(api);
      smtp.faults.set('greeting', 'hang');
      const started = Date.now();
      const { status, body } = await send(api, customer._id);
      expect({ status, body }).toEqual({
        status: 202,
        body: { emailId: body.emailId, status: 'queued' },
      });
      expect(Date.now() - started).toBeLessThan(8_000);
      // As if the earlier pauses were over.
      await fateWhen(api, body.emailId, ({ status }) => status === 'queued');
      await api.get(Db).query('update mail.email set tries = 8 where id = $1', [body.emailId]);
      const fate = await fateWhen(api, body.emailId, ({ status }) => status === 'failed');
      expect(fate).toMatchObject({ sent: null, error: expect.stringMatching(/\w/) });
      const { move, stage } = await customerOf(api.as('sales'), customer._id);
      expect(move.emails).toEqual([expect.objectContaining({ status: 'failed', sent: null })]);
      expect(stage).toBe(1);

      smtp.faults.clear();
      const again = await retry(body.emailId);
      expect(again).toMatchObject({ status: 202, body: { status: 'queued', error: null } });
      await fateWhen(api, body.emailId, ({ status }) => status === 'sent');
      expect(copiesOf(body.emailId)).toBe(1);
      expect(await retry(body.emailId)).toMatchObject({
        status: 409,
        body: { code: 'EMAIL_NOT_RETRYABLE' },
      });
    },
  );

  it.each(['drop', 'hang'] as const)(
    'that may or may not have the message (%s) never gets it again by itself',
    async (fault) => {
      const customer = await givenCustomer(api);
      smtp.faults.set('content', fault);
      const { body } = await send(api, customer._id);
      const fate = await fateWhen(api, body.emailId, ({ status }) => status === 'unknown');
      expect(fate).toMatchObject({ attempts: 1, sent: null, error: expect.any(String) });
      smtp.faults.clear();
      // It would have been handed over again before a later one, or have its time.
      await api.execute(new ResumeDeliveriesCommand());
      const later = await send(api, customer._id);
      await fateWhen(api, later.body.emailId, ({ status }) => status === 'sent');
      expect(copiesOf(body.emailId)).toBe(1);
      expect(await plannedFor(body.emailId)).toEqual([]);

      expect((await retry(body.emailId)).status).toBe(202);
      await fateWhen(api, body.emailId, ({ status }) => status === 'sent');
      expect(copiesOf(body.emailId)).toBe(2);
    },
  );

  it('that takes the copies but not the recipient is not asked twice', async () => {
    const customer = await givenCustomer(api);
    smtp.faults.set('recipient:maria@example.com', '550 no such person');
    const { body } = await send(api, customer._id, { recipientcc: 'copy@example.com' });
    const fate = await fateWhen(api, body.emailId, ({ status }) => status === 'failed');
    expect(fate.error).toContain('maria@example.com');
    expect(fate.attempts).toBe(1);
  });

  it('that goes on failing is left alone, and an email says why it waits', async () => {
    const customer = await givenCustomer(api);
    const servers = api.get(MailServers);
    for (let count = 0; count < 5; count += 1)
      servers.told('smtp', { kind: 'unclear', reason: '' });
    const talk = smtp.commands.length;
    const { body } = await send(api, customer._id);
    expect(await fateOf(api, body.emailId)).toMatchObject({
      ...{ status: 'queued', attempts: 0, error: 'The mail server does not answer.' },
    });
    expect(smtp.commands).toHaveLength(talk);
  });
});
