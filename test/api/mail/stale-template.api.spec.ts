import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmailTemplateView } from '#modules/mail/contract/mail.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { historyOf } from '../../support/given/history-of.js';
import { VALID_MJML } from './mail-fixtures.js';

const body = { name: 'Thanks', subject: 'Thank you', mjml: VALID_MJML };

describe('an email template that is saved over an older version', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const create = async () =>
    (await api.as('admin').post<EmailTemplateView>('mailer/template', body)).body;
  const put = (template: EmailTemplateView, changes: object) =>
    api.as('admin').put<EmailTemplateView>(`mailer/template/${template._id}`, {
      ...template,
      ...changes,
    });
  const get = async ({ _id }: EmailTemplateView) =>
    (await api.as('admin').get<EmailTemplateView>(`mailer/template/${_id}`)).body;

  it('raises the version with each save that changes something [R-MAIL-17]', async () => {
    const template = await create();
    expect(template.version).toBe(1);
    const first = await put(template, { subject: 'Many thanks', expectedVersion: 1 });
    expect(first).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put(first.body, { expectedVersion: 2 })).toMatchObject({ body: { version: 2 } });
  });

  it('is refused with who changed it when, and what is there now [R-MAIL-17]', async () => {
    const template = await create();
    const theirs = (await put(template, { subject: 'Many thanks' })).body;
    const { html: _html, ...stored } = theirs;
    expect(await put(template, { name: 'Thank-you', expectedVersion: 1 })).toMatchObject({
      status: 409,
      body: {
        ...{ code: 'STALE_VERSION', message: 'Someone else changed this.' },
        ...{ changedBy: api.people.admin._id, changed: expect.stringMatching(/Z$/) },
        template: stored,
      },
    });
    expect(await get(template)).toEqual(theirs);
  });

  it('is stored once when two save at the same moment [R-MAIL-17]', async () => {
    const template = await create();
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((subject) => put(template, { subject, expectedVersion: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const stored = answers.find(({ status }) => status === 200);
    expect(await get(template)).toEqual(stored?.body);
    expect(await historyOf(api, 'template', template._id)).toHaveLength(2);
  });
});
