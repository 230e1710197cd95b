import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HtmlView } from '#modules/mail/contract/mail.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenCustomer } from '../moves/move-fixtures.js';
import { emailTo, VALID_MJML } from './mail-fixtures.js';
import { itAtNight } from '../../support/thorough.js';

const page = (inside: string, head = ''): string =>
  `<mjml>\n<mj-head>${head}</mj-head>\n<mj-body><mj-section><mj-column>\n${inside}\n</mj-column></mj-section></mj-body></mjml>`;

/** Every element is checked against every rule: half a minute of work in less than 100 KB. */
const ENDLESS = page(
  `<mj-text>${'<i></i>'.repeat(5_000)}</mj-text>`,
  `<mj-style inline="inline">${'*{color:red}'.repeat(5_000)}</mj-style>`,
);
/** Elements nested so deep that the compiler's stack overflows. */
const BOTTOMLESS = page(
  '<mj-section><mj-column>'.repeat(3_000) + '</mj-column></mj-section>'.repeat(3_000),
);
const blocks = (depth: number, inside: string): string =>
  '{{#activities}}{{#stops}}'.repeat(depth / 2) +
  inside +
  '{{/stops}}{{/activities}}'.repeat(depth / 2);
const DEEP = page(`<mj-text>\n${blocks(24, '{{address}}')}</mj-text>`);
/** What every text repeats adds up to more than a megabyte. */
const LARGE = page(
  '<mj-text>x</mj-text>'.repeat(60),
  `<mj-attributes><mj-text font-family="${'Arial, '.repeat(3_000)}sans-serif" /></mj-attributes>`,
);
const STYLES = `<p style="background:${'url('.repeat(12_000)}">Hello</p>`;

describe('what people write', () => {
  let api: TestApi;
  let customerId: string;
  beforeAll(async () => {
    api = await startTestApi();
    customerId = (await givenCustomer(api, '2027-03-10'))._id;
  });
  afterAll(() => api?.close());

  const preview = (mjml: string, ofCustomer?: string) =>
    api.as('sales').post<HtmlView>('mailer/template/preview', { mjml, customerId: ofCustomer });
  const send = (html: string) => api.as('sales').post('mailer/send', emailTo(customerId, { html }));

  it.each([
    ['takes too long', ENDLESS, 'MAIL_TOO_SLOW'],
    ['nests elements without end', BOTTOMLESS, 'MAIL_TOO_HEAVY'],
    ['would become too large', LARGE, 'MAIL_TOO_LARGE'],
  ])('is refused where it %s', async (_why, mjml, code) => {
    const answer = await preview(mjml, customerId);
    expect(answer).toMatchObject({ status: 422, body: { code, message: expect.any(String) } });
    expect((await preview(VALID_MJML)).status).toBe(200);
  });

  it('is refused where merge blocks stand too deep in one another, with the line', async () => {
    const errors = [{ path: 'mjml', message: expect.stringMatching(/^Line 5: /) }];
    const expected = { status: 422, body: { code: 'MAIL_TOO_DEEP', errors } };
    expect(await preview(DEEP)).toMatchObject(expected);
    const template = { name: 'Deep', subject: 'Hi', mjml: DEEP };
    expect(await api.as('admin').post('mailer/template', template)).toMatchObject(expected);
    const subject = blocks(10, 'x');
    expect(
      await api.as('admin').post('mailer/template', { ...template, mjml: VALID_MJML, subject }),
    ).toMatchObject({
      status: 422,
      body: { code: 'MAIL_TOO_DEEP', errors: [{ path: 'subject' }] },
    });
  });

  itAtNight(
    'keeps nobody waiting: the process answers while twenty of them are under way',
    async () => {
      const kinds = [ENDLESS, DEEP, LARGE, BOTTOMLESS, DEEP, LARGE, DEEP, LARGE, DEEP].map(
        (mjml) => () => preview(mjml),
      );
      const askings = [...kinds, ...kinds, () => send(STYLES), () => send(STYLES)];
      let left = askings.length;
      const hostile = askings.map((ask) => ask().finally(() => (left -= 1)));
      const took: number[] = [];
      while (left > 0 && took.length < 40) {
        const asked = performance.now();
        expect((await api.anonymous.get('/healthcheck')).status).toBe(200);
        took.push(performance.now() - asked);
        await setTimeout(25);
      }
      // The median, because a busy machine may pause any process for a moment.
      expect(took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(200);
      const statuses = (await Promise.all(hostile)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 422)).toHaveLength(18);
      expect(statuses.filter((status) => [200, 202].includes(status))).toHaveLength(2);
    },
  );

  it('is previewed so often in a minute by one person, and by the next one still', async () => {
    const manager = () => api.as('manager').post('mailer/template/preview', { mjml: VALID_MJML });
    const answers = await Promise.all(Array.from({ length: 61 }, manager));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await preview(VALID_MJML)).status).toBe(200);
  });
});
