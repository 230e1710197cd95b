import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmailTemplateRow, EmailTemplateView } from '#modules/mail/contract/mail.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenDenver } from '../moves/move-fixtures.js';
import { UNKNOWN, VALID_MJML } from './mail-fixtures.js';

describe('GET /mailer/template', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const list = async (regionId?: string): Promise<EmailTemplateRow[]> =>
    (await api.as('sales').get<EmailTemplateRow[]>('mailer/template', { query: { regionId } }))
      .body;

  it('is for those who sell', async () => {
    expect((await api.anonymous.get('mailer/template')).status).toBe(401);
    expect((await api.as('lead').get('mailer/template')).status).toBe(403);
    expect((await api.as('lead').get(`mailer/template/${UNKNOWN}`)).status).toBe(403);
  });

  it('names a faulty branch, and does not know an unknown template', async () => {
    const faulty = await api.as('sales').get('mailer/template', { query: { regionId: 'x' } });
    expect(faulty).toMatchObject({ status: 400, body: { errors: [{ path: 'regionId' }] } });
    expect((await api.as('sales').get('mailer/template/x')).status).toBe(400);
    expect(await api.as('sales').get(`mailer/template/${UNKNOWN}`)).toMatchObject({
      status: 404,
      body: { message: 'Template not found' },
    });
  });

  it('has a template of every kind from the start, each with its HTML', async () => {
    const rows = await list();
    expect(rows.map(({ name }) => name)).toEqual([...rows.map(({ name }) => name)].sort());
    const kinds = await Promise.all(
      rows.map(async ({ _id }) => {
        const { body } = await api.as('sales').get<EmailTemplateView>(`mailer/template/${_id}`);
        expect(body.html).toMatch(/^\s*<!doctype html>/i);
        expect(body.html).toContain('{{branch.name}}');
        return body.template;
      }),
    );
    expect(kinds.sort()).toEqual([
      'autobooknonresponse',
      'autoconfirm',
      'confirmation',
      'followup',
      'mym',
      'other',
      'rfq',
    ]);
    expect(rows[0]).toEqual({
      _id: expect.any(String),
      name: expect.any(String),
      subject: expect.any(String),
      preview: expect.any(String),
      regionId: null,
    });
  });

  it('shows a branch its own and the common ones [R-MAIL-2]', async () => {
    const denver = await givenDenver(api);
    const template = { name: 'Denver only', subject: 'Hi', mjml: VALID_MJML, regionId: denver };
    expect((await api.as('admin').post('mailer/template', template)).status).toBe(201);
    const names = async (regionId?: string) => (await list(regionId)).map(({ name }) => name);
    expect(await names(denver)).toContain('Denver only');
    expect(await names()).toContain('Denver only');
    expect(await names('all')).toContain('Denver only');
    expect(await names(api.branchId)).not.toContain('Denver only');
    expect(await names(api.branchId)).toHaveLength(7);
  });
});
