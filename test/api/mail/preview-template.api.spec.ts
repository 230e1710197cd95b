import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HtmlView } from '#modules/mail/contract/mail.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenCustomer } from '../moves/move-fixtures.js';
import { UNKNOWN, VALID_MJML } from './mail-fixtures.js';

describe('POST /mailer/template/preview', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const preview = (body: object) => api.as('sales').post<HtmlView>('mailer/template/preview', body);

  it('is for those who sell', async () => {
    const answer = await api.as('lead').post('mailer/template/preview', { mjml: VALID_MJML });
    expect(answer.status).toBe(403);
  });

  it('names the line of what does not compile', async () => {
    expect(await preview({ mjml: '<mjml>\n<mj-foo>\n</mj-foo></mjml>' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'mjml', message: expect.stringMatching(/^Line 2: /) }] },
    });
    expect((await preview({})).status).toBe(400);
  });

  it('does not know an unknown customer', async () => {
    const answer = await preview({ mjml: VALID_MJML, customerId: UNKNOWN });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Customer not found' } });
  });

  it('shows the merge fields, or a customer’s data in their place, escaped', async () => {
    const plain = await preview({ mjml: VALID_MJML });
    expect(plain.status).toBe(200);
    expect(plain.body.html).toContain('Hi {{customer.firstName}}, see you at {{startTime}}');
    const customer = await givenCustomer(api, '2027-03-10', { firstName: '<b>Ann</b>' });
    const filled = await preview({ mjml: VALID_MJML, customerId: customer._id });
    expect(filled.body.html).toContain('Hi &lt;b&gt;Ann');
    expect(filled.body.html).toContain('see you at 8:30 AM');
  });
});
