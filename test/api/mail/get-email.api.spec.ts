import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmailStatusView } from '#modules/mail/contract/mail.view.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { customerOf, givenCustomer } from '../moves/move-fixtures.js';
import { fateOf, send, UNKNOWN } from './mail-fixtures.js';

/** No worker runs here, so that an email stays in the state it is put in. */
describe('GET /mailer/email/{emailId} and POST …/retry', () => {
  let api: TestApi;
  let emailId: string;
  let customerId: string;
  beforeAll(async () => {
    api = await startTestApi();
    customerId = (await givenCustomer(api))._id;
    const answer = await send(api, customerId);
    expect(answer).toMatchObject({ status: 202, body: { status: 'queued' } });
    emailId = answer.body.emailId;
  });
  afterAll(() => api?.close());

  const retry = (id: string) =>
    api.as('sales').post<EmailStatusView & { code?: string }>(`mailer/email/${id}/retry`);
  const put = (status: string) =>
    api.get(Db).query(
      `update mail.email set status = $2, tries = 5, attempts = 5, error = 'x',
         hold_until = case when $2 = 'sending' then now() end,
         sent = case when $2 = 'sent' then now() end
       where id = $1`,
      [emailId, status],
    );

  it('are for those who sell', async () => {
    expect((await api.as('lead').get(`mailer/email/${emailId}`)).status).toBe(403);
    expect((await api.as('lead').post(`mailer/email/${emailId}/retry`)).status).toBe(403);
    expect((await api.as('lead').get('mailbox')).status).toBe(403);
  });

  it('do not know an unknown email', async () => {
    expect((await api.as('sales').get('mailer/email/x')).status).toBe(400);
    const answers = [await api.as('sales').get(`mailer/email/${UNKNOWN}`), await retry(UNKNOWN)];
    for (const { status, body } of answers) {
      expect({ status, body }).toMatchObject({ status: 404, body: { message: 'Email not found' } });
    }
  });

  it('show what becomes of an accepted email, also on the customer', async () => {
    expect(await fateOf(api, emailId)).toEqual({
      status: 'queued',
      attempts: 0,
      error: null,
      sent: null,
    });
    const { move, stage } = await customerOf(api.as('sales'), customerId);
    expect(move.emails).toEqual([expect.objectContaining({ status: 'queued', sent: null })]);
    expect(stage).toBe(1);
  });

  it.each(['queued', 'sending', 'sent'])('refuse to send one again that is %s', async (status) => {
    await put(status);
    expect(await retry(emailId)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_NOT_RETRYABLE' },
    });
    expect((await fateOf(api, emailId)).status).toBe(status);
  });

  it.each(['failed', 'unknown'])('send one again that is %s', async (status) => {
    await put(status);
    expect(await retry(emailId)).toMatchObject({
      status: 202,
      body: { status: 'queued', attempts: 5, error: null, sent: null },
    });
  });

  it('knows an empty mailbox and no message that is not in it', async () => {
    expect(await api.as('sales').get('mailbox')).toMatchObject({ status: 200, body: [] });
    expect(await api.as('sales').get(`mailbox/${UNKNOWN}`)).toMatchObject({
      status: 404,
      body: { message: 'Message not found' },
    });
    expect((await api.as('sales').get('mailbox/x')).status).toBe(400);
  });

  it('lets the page show pictures of emails by https only, and sends no referrer', async () => {
    const { headers } = await api.as('sales').get('mailbox');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/img-src 'self' data: blob: https:;/);
    expect(policy).toMatch(/default-src 'self';/);
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});
