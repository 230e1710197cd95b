import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { withPreviewLine } from '#modules/mail/contract/preview-line.js';
import type {
  CustomerDataView,
  EmailTemplateView,
  HtmlView,
  MailboxMessageView,
  MailboxRow,
} from '#modules/mail/contract/mail.view.js';
import { readFields } from '#modules/mail/markup/fill-fields.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenCustomer } from '../moves/move-fixtures.js';
import { send, UNKNOWN, VALID_MJML } from './mail-fixtures.js';

describe('POST /mailer/template/preview', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
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

  const EVIL = 'https://evil.example/x';
  const styled = (css: string, inline = ''): string =>
    VALID_MJML.replace(
      '<mj-body>',
      `<mj-head><mj-style>${css} p { color:#010203 }</mj-style></mj-head><mj-body>`,
    ).replace('<mj-text>', `<mj-text><span style="${inline}">x</span>`);

  it.each([
    ['an escaped @import', `@\\69mport "${EVIL}";`, ''],
    ['an @import with comments', `@/**/import/* } */ url(${EVIL}) screen;`, ''],
    ['an @IMPORT in mixed case', `@ImPoRt '${EVIL}';`, ''],
    ['an image-set', `p { background: image-set("${EVIL}" 1x) }`, ''],
    ['an escaped url', `p { background-image: u\\72l(${EVIL}) }`, `list-style:\\75rl(${EVIL})`],
    ['nothing of the kind', 'p { margin:0 }', 'color:#0a0b0c'],
  ])(
    'is what is sent, byte for byte, of a template with %s [R-MAIL-14]',
    async (_what, css, inline) => {
      const { _id: customerId } = await givenCustomer(api, '2027-03-10', {
        firstName: "O'Hara & Co",
      });
      const told = { subject: 'Hi', preview: 'At {{startTime}} <3', mjml: styled(css, inline) };
      const stored = await api
        .as('admin')
        .post<EmailTemplateView>('mailer/template', { name: 'Styled', template: 'other', ...told });
      expect(stored.status).toBe(201);
      const { html: seen } = (await preview({ mjml: told.mjml, customerId, preview: told.preview }))
        .body;
      // As the page makes it to several customers: filled in, and not touched.
      const { body: data } = await api
        .as('sales')
        .get<CustomerDataView>(`mailer/customerdata/${customerId}`);
      const template = readFields(stored.body.html ?? '');
      if (!('fill' in template)) throw new Error(template.reason);
      const line = told.preview.replace('{{startTime}}', String(data['startTime']));
      const filled = withPreviewLine(template.fill(data), line);
      for (const html of [filled, seen]) {
        expect((await send(api, customerId, { html })).status).toBe(200);
        const [row] = (await api.as('sales').get<MailboxRow[]>('mailbox')).body;
        const path = `mailbox/${row?._id}`;
        const message = (await api.as('sales').get<MailboxMessageView>(path)).body;
        expect(message.html).toBe(seen);
      }
      expect(seen).toContain('lang="en"');
      expect(seen).not.toMatch(/evil|lang="und"/);
      expect(seen).toContain('&lt;3</div>');
    },
  );
});
