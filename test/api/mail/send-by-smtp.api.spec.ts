import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { startSmtpSink } from '../../support/mail/smtp-sink.js';
import type { SmtpSink } from '../../support/mail/smtp-sink.js';
import { givenCustomer } from '../moves/move-fixtures.js';
import { fateOf, givenOutboundAddress, send, UNKNOWN } from './mail-fixtures.js';
import { itAtNight } from '../../support/thorough.js';

describe('mail by SMTP', () => {
  let api: TestApi;
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await startSmtpSink();
    api = await startTestApi({ modules: [WorkerModule], settings: { SMTP_URL: sink.url } });
    await givenOutboundAddress(api);
  });
  afterAll(async () => {
    await api?.close();
    await sink?.stop();
  });

  it('arrives whole, in the name of the branch', async () => {
    const customer = await givenCustomer(api);
    const { status, body } = await send(api, customer._id, {
      subject: 'Ihr Umzug — קצר 🚚',
      recipientcc: 'copy@example.com',
      html: '<p>See <a href="https://example.com/a">this</a></p>',
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'sent' } });
    const mail = await sink.wait(({ subject }) => subject === 'Ihr Umzug — קצר 🚚');
    expect(mail.from?.value).toEqual([{ name: 'Emma OKC', address: 'okc@emma.test' }]);
    expect(mail.to).toMatchObject({ text: 'maria@example.com' });
    expect(mail.cc).toMatchObject({ text: 'copy@example.com' });
    expect(mail.messageId).toContain(body.emailId);
    expect(mail.html).toContain('href="https://example.com/a"');
    expect(mail.text?.trim()).toBe('See this (https://example.com/a)');
    expect(await fateOf(api, body.emailId)).toEqual({
      status: 'sent',
      attempts: 1,
      error: null,
      sent: expect.stringMatching(/Z$/),
    });
  });

  itAtNight('hands a hundred emails over once each', async () => {
    const customer = await givenCustomer(api);
    const before = sink.received.length;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        send(api, customer._id, { subject: `Number ${index}` }),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 202)).toBe(true);
    await Promise.all(
      answers.map((_, index) => sink.wait(({ subject }) => subject === `Number ${index}`)),
    );
    expect(sink.received.length - before).toBe(100);
  });

  it('leaves the local mailbox closed', async () => {
    for (const path of ['mailbox', `mailbox/${UNKNOWN}`]) {
      expect((await api.as('admin').get(path)).status).toBe(404);
    }
  });
});
