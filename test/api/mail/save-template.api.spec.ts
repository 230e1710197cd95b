import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmailTemplateView } from '#modules/mail/contract/mail.view.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { UNKNOWN, VALID_MJML } from './mail-fixtures.js';

const template = {
  name: 'Thanks',
  template: 'followup',
  mjml: VALID_MJML,
  preview: 'A word of thanks',
  subject: 'Thank you, {{customer.firstName}}',
  regionId: null,
};
const BROKEN = '<mjml>\n  <mj-body>\n    <mj-text>no column</mj-text>\n  </mj-body>\n</mjml>';

describe('POST and PUT /mailer/template', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const create = (over: object = {}) =>
    api.as('admin').post<EmailTemplateView>('mailer/template', { ...template, ...over });
  const count = async (): Promise<number> =>
    (await api.get(Db).query('select 1 from mail.template')).length;

  it('are for admins', async () => {
    for (const person of ['mover', 'lead', 'sales', 'manager'] as const) {
      expect((await api.as(person).post('mailer/template', template)).status).toBe(403);
      expect((await api.as(person).put(`mailer/template/${UNKNOWN}`, template)).status).toBe(403);
    }
  });

  it('name the line of MJML that does not compile, and store nothing', async () => {
    const before = await count();
    expect(await create({ mjml: BROKEN })).toMatchObject({
      status: 400,
      body: {
        message: 'Please fix the highlighted validation errors!',
        errors: [{ path: 'mjml', message: expect.stringMatching(/^Line 3: /) }],
      },
    });
    expect(
      await create({ mjml: '<mjml>\n<mj-body>\n<mj-section>\n</mj-body></mjml>' }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringMatching(/^Line 4: /) }] },
    });
    expect(await count()).toBe(before);
  });

  it('name the merge fields of subject and preview text that can’t be read, and store nothing', async () => {
    const before = await count();
    const lines = { subject: 'Hi {{customer.firstName', preview: '{{#customer}} A word' };
    expect(await create(lines)).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'subject', message: 'A merge field is not closed: it ends with }}.' },
          {
            path: 'preview',
            message: '{{#customer}} is not closed: write {{/customer}} behind it.',
          },
        ],
      },
    });
    expect(await count()).toBe(before);
  });

  it.each([
    ['name', { name: '' }],
    ['subject', { subject: 'a\nb' }],
    ['mjml', { mjml: '' }],
    ['regionId', { regionId: 'x' }],
    ['extra', { extra: 1 }],
  ])('name a faulty %s', async (path, over) => {
    expect(await create(over)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('know neither an unknown branch nor an unknown template', async () => {
    const answer = await create({ regionId: UNKNOWN });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
    const path = `mailer/template/${UNKNOWN}`;
    expect(await api.as('admin').put(path, template)).toMatchObject({ status: 404 });
    expect(await api.as('admin').put(path, { ...template, mjml: BROKEN })).toMatchObject({
      status: 400,
    });
  });

  it('store what they are given and give it back [R-MAIL-2]', async () => {
    const { status, body } = await create({ regionId: api.branchId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...template, regionId: api.branchId });
    expect(body.html).toContain('{{customer.firstName}}');

    const path = `mailer/template/${body._id}`;
    const changed = await api.as('admin').put<EmailTemplateView>(path, {
      ...body,
      name: 'Many thanks',
      template: 'something of our own',
      regionId: null,
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ name: 'Many thanks', template: 'other', regionId: null });
    expect((await api.as('sales').get(path)).body).toEqual(changed.body);

    const { name, subject, mjml } = template;
    const short = await api.as('admin').put<EmailTemplateView>(path, { name, subject, mjml });
    expect(short.body).toMatchObject({ preview: template.preview, template: 'other' });
  });
});
