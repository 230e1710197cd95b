import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { COLOR_MESSAGE, PALE_MESSAGE } from '#modules/company/contract/company-terms.js';
import type { CompanyView } from '#modules/company/contract/company.view.js';
import { COMPANY_ID } from '#modules/company/persistence/company.repository.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { TestPerson } from '../../support/api/test-people.js';
import { givenMove } from '../../support/given/given-move.js';
import { historyOf } from '../../support/given/history-of.js';

const PLAIN = { name: '', phone: '', color: '#1c5d99' };
const PRAIRIE = { name: 'Prairie Movers', phone: '(405) 555-0140', color: '#8a2b06' };

const drawn = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#8a2b06' } })
    .png()
    .toBuffer();

describe('the company', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ settings: { PUBLIC_URL: 'https://office.example.com' } });
  });
  afterAll(() => api?.close());

  const shown = async (): Promise<CompanyView> =>
    (await api.anonymous.get<CompanyView>('company')).body;
  const save = (company: object, who: TestPerson = 'admin') =>
    api.as(who).put<CompanyView>('company', company);
  async function sendLogo(bytes: Uint8Array, who: TestPerson = 'admin'): Promise<Response> {
    return fetch(`${api.origin}/api/v3/company/logo`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${api.as(who).token}` },
      body: bytes as Uint8Array<ArrayBuffer>,
    });
  }

  it('is plain until somebody says more, and admins say it [R-COMPANY-1]', async () => {
    expect(await shown()).toEqual({ ...PLAIN, logo: null });
    expect((await save(PRAIRIE, 'manager')).status).toBe(403);
    expect((await sendLogo(await drawn(9, 9), 'manager')).status).toBe(403);
    expect((await api.as('manager').delete('company/logo')).status).toBe(403);
    expect(await save({ ...PRAIRIE, color: '#8A2B06' })).toMatchObject({
      status: 200,
      body: { ...PRAIRIE, logo: null },
    });
    expect(await shown()).toEqual({ ...PRAIRIE, logo: null });
    // What was answered may be sent back.
    await save({ ...PRAIRIE, logo: null });
    expect(await historyOf(api, 'company', COMPANY_ID)).toMatchObject([
      {
        employee_id: api.people.admin._id,
        changes: [
          { field: 'name', before: '', after: 'Prairie Movers' },
          { field: 'phone', before: '', after: PRAIRIE.phone },
          { field: 'color', before: '#1c5d99', after: '#8a2b06' },
        ],
      },
    ]);
  });

  it.each([
    ['red', COLOR_MESSAGE],
    ['#abc', COLOR_MESSAGE],
    ['#8a2b06;', COLOR_MESSAGE],
    ['#ffd700', PALE_MESSAGE],
    ['', 'This field is required'],
  ])('refuses the color %p [R-COMPANY-1]', async (color, message) => {
    expect(await save({ ...PRAIRIE, color })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'color', message }] },
    });
  });

  it('has a logo that fits, for everybody, under an address of its own [R-COMPANY-1]', async () => {
    const wide = (await (await sendLogo(await drawn(2_000, 500))).json()) as CompanyView;
    const answer = await fetch(new URL(wide.logo ?? '', api.origin));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([480, 120]);
    const small = (await (await sendLogo(await drawn(40, 40))).json()) as CompanyView;
    expect(small.logo).not.toBe(wide.logo);
    // Emails that were sent still show the earlier one.
    expect((await fetch(new URL(wide.logo ?? '', api.origin))).status).toBe(200);
    expect((await fetch(`${api.origin}/api/v3/company/logo/none`)).status).toBe(404);
    expect((await sendLogo(Buffer.from('a logo'))).status).toBe(400);
    expect((await shown()).logo).toBe(small.logo);
  });

  it('is in the merge fields, its logo by https [R-COMPANY-2]', async () => {
    await save(PRAIRIE);
    const { logo } = (await (await sendLogo(await drawn(40, 40))).json()) as CompanyView;
    const { customerId } = await givenMove(api, '2027-03-01');
    const fields = await api.as('sales').get<object>(`mailer/customerdata/${customerId}`);
    expect(fields.body).toMatchObject({
      company: {
        name: 'Prairie Movers',
        color: '#8a2b06',
        logo: `https://office.example.com${logo}`,
      },
    });
    const { body } = await api.as('admin').delete<CompanyView>('company/logo');
    expect(body).toEqual({ ...PRAIRIE, logo: null });
  });
});
