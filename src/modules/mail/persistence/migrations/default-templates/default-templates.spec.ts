import { describe, expect, it } from '@jest/globals';
import { EMAIL_TEMPLATES } from '#modules/mail/contract/mail.view.js';
import { mergeFields } from '#modules/mail/domain/merge-fields/merge-fields.js';
import type { MergeActivity, MergeSource } from '#modules/mail/domain/merge-fields/merge-source.js';
import { compileMjml } from '#modules/mail/markup/compile-mjml.js';
import { fillLine, readFields } from '#modules/mail/markup/fill-fields.js';
import { plainText } from '#modules/mail/markup/plain-text.js';
import { safeHtml } from '#modules/mail/markup/safe-html.js';
import { DEFAULT_TEMPLATES } from './index.js';

const location = {
  workType: 'Load',
  locationType: 'House',
  street: '12 Main St',
  unit: '',
  city: 'Oklahoma City',
  state: 'OK',
  zip: '73107',
  normalizedStreetAddress: '',
  mailedFields: {},
};
const source: MergeSource = {
  customer: {
    ...{ firstName: 'Ann', lastName: 'Hill', email: 'ann@example.com', phone: '405-555-0100' },
    ...{ altFirstName: '', altLastName: '', altEmail: '', altPhone: '' },
    ...{ requestedDay: null, rateCents: 5_500 },
  },
  company: { name: 'Prairie Movers', color: '#8a2b06', logo: '' },
  branch: {
    ...{ name: 'Oklahoma City', phone: '405-555-0199', timezone: 'America/Chicago' },
    address: '4321 NW 63rd St, Oklahoma City, OK 73116',
    registrationNumber: '006123456C',
    links: { facebookUrl: 'https://facebook.example/okc', yelpUrl: '' },
  },
  salesperson: { firstName: 'Sam', fullName: 'Sam Sales', email: 's@example.com', phone: '1' },
  activities: [
    {
      ...{ id: 'a'.repeat(24), activityDay: '2026-11-21', activityType: 'move' },
      ...{ firstStart: new Date('2026-11-21T15:15:00Z'), firstWindow: null },
      ...{ numMovers: 2, truckCount: 1 },
      ...{ estHours: 4, minTime: 2.5, totalHourlyRateCents: 11_000, totalTripFeesCents: 3_500 },
      ...{
        totalPackingCents: 0,
        crew: ['Ana Lopez', 'Bo Kim'],
        estTotalCostCents: 47_500,
        estTotalCostMinCents: 31_000,
        range: null,
        most: null,
      },
      locations: [location, { ...location, workType: 'Unload', street: '9 Elm St' }],
    },
  ],
};
const [DAY] = source.activities;
/** With the maximum that is promised of each of its days. */
const fieldsOf = (...maxima: MergeActivity['most'][]) =>
  mergeFields(
    { ...source, activities: maxima.map((most) => ({ ...(DAY as MergeActivity), most })) },
    new Date('2026-11-01T12:00:00Z'),
  );
const MOST = { hours: 5.75, price: 692.5 };
const fields = fieldsOf(MOST);

/** As the page writes it: compiled and filled in. */
async function written(kind: string, company: object = {}, of = fields): Promise<string> {
  const template = DEFAULT_TEMPLATES.find((entry) => entry.template === kind);
  const { html } = await compileMjml(template?.mjml ?? '');
  const letter = readFields(html ?? '');
  if (!('fill' in letter)) throw new Error(letter.reason);
  return letter.fill({ ...of, company: { ...(of['company'] as object), ...company } });
}

/** As it arrives: made safe, too. */
const sent = async (kind: string, company: object = {}, of = fields): Promise<string> =>
  safeHtml(await written(kind, company, of));

/** As a customer reads it. */
const read = async (kind: string, of = fields): Promise<string> =>
  plainText(await sent(kind, {}, of)).replace(/\s+/g, ' ');

/** Every declaration of attributes and style blocks, in order, whatever its spaces. */
const declarationsIn = (html: string): string[] =>
  [...html.matchAll(/style="([^"]*)"|\{([^{}]*)\}/g)]
    .flatMap(([, attribute, block]) => (attribute ?? block ?? '').split(';'))
    .map((declaration) => declaration.replace(/&quot;/g, '"').replace(/\s*([,:])\s*|\s+/g, '$1'))
    .filter((declaration) => declaration.includes(':'));

describe('default templates', () => {
  it('are one of each kind', () => {
    expect(DEFAULT_TEMPLATES.map(({ template }) => template).sort()).toEqual(
      [...EMAIL_TEMPLATES].sort(),
    );
  });

  it.each(EMAIL_TEMPLATES)('%s compiles and reads well', async (kind) => {
    const template = DEFAULT_TEMPLATES.find((entry) => entry.template === kind);
    expect((await compileMjml(template?.mjml ?? '')).faults).toEqual([]);
    const text = await read(kind);
    expect(text).toContain('Hello Ann,');
    expect(text).toContain('(405) 555-0199');
    expect(text).toContain('Facebook (https://facebook.example/okc)');
    expect(text).not.toContain('Yelp');
    expect(text).not.toMatch(/[{}]|undefined|null|doctype/);
    expect(fillLine(template?.subject ?? '', fields)).not.toMatch(/[{}]|undefined/);
  });

  it.each(['rfq', 'confirmation', 'autoconfirm'])(
    '%s carries what Texas asks of a written proposal',
    async (kind) => {
      const text = await read(kind);
      expect(text).toContain('This is a not-to-exceed proposal.');
      expect(text).toMatch(/maximum amount that you can be required to pay .* is \$692\.50/);
      expect(text).toContain('a maximum of 5.75 hours');
      expect(text).toContain(
        'This proposal is for listed items and services only. Additional items and services may result in additional costs.',
      );
      expect(text).toMatch(/Payment is due .* by card, cashier's check or cash/);
      expect(text).toContain('$0.60 per pound per article');
      expect(text).toContain('12 Main St, Oklahoma City, OK 73107');
      expect(text).toContain('11/21/2026');
      expect(text).toContain('9:15 AM');
      expect(text).toContain('Registered mover no. 006123456C');
    },
  );

  it.each(['rfq', 'confirmation', 'autoconfirm', 'followup'])(
    '%s tells the one maximum that is promised and no other figure as such [R-PROMISE-2]',
    async (kind) => {
      const text = await read(kind);
      expect(text).toContain('up to 5.75 hours, at least 2.5 hours');
      expect(text).toContain('$692.50');
      expect(text).not.toMatch(/\$475|estimate/i);
      const preview = DEFAULT_TEMPLATES.find(({ template }) => template === kind)?.preview ?? '';
      expect(fillLine(preview, fields)).not.toMatch(/\$475|estimate/i);
    },
  );

  it.each(['rfq', 'confirmation', 'autoconfirm', 'followup'])(
    '%s says estimate, and promises no maximum, where none is promised [R-PROMISE-2]',
    async (kind) => {
      const text = await read(kind, fieldsOf(null));
      expect(text).toContain('an estimated 4 hours, at least 2.5 hours');
      expect(text).toContain('$475.00');
      expect(text).not.toMatch(/at most|up to|maximum|not-to-exceed/i);
      const preview = DEFAULT_TEMPLATES.find(({ template }) => template === kind)?.preview ?? '';
      expect(fillLine(preview, fieldsOf(null))).not.toMatch(/at most/i);
    },
  );

  it('of several days say that the maximum is the sum of theirs', async () => {
    const text = await read('rfq', fieldsOf(MOST, MOST));
    expect(text).toContain('Maximum payable, the sum of all 2 days');
    expect(text).toContain('$1,385.00 for at most 11.5 hours in all');
    expect(text).toContain('is $1,385.00, the sum of the maximums of all days.');
    expect(await read('rfq', fieldsOf(MOST, null))).toContain('Estimate, the sum of all 2 days');
  });

  it.each(EMAIL_TEMPLATES)(
    '%s keeps every one of its styles when it is made safe',
    async (kind) => {
      // Comments are for one program only and are left out.
      const html = (await written(kind)).replace(/<!--[\s\S]*?-->/g, '');
      expect(declarationsIn(safeHtml(html))).toEqual(declarationsIn(html));
    },
  );

  it.each(EMAIL_TEMPLATES)(
    '%s is headed by the company’s name on its color [R-COMPANY-2]',
    async (kind) => {
      expect(await sent(kind)).toMatch(/background-color:#8a2b06[\s\S]*>Prairie Movers</);
      expect(await sent(kind)).not.toContain('<img');
      // The release before this one fills in neither.
      const plain = await sent(kind, { name: '', color: '' });
      expect(plain).toMatch(/background-color:#1c5d99[\s\S]*>Oklahoma City</);
    },
  );

  it('are headed by the logo where the company has one [R-COMPANY-2]', async () => {
    const logo = 'https://office.example.com/api/v3/company/logo/0123456789abcdef';
    const html = await sent('rfq', { logo });
    expect(html).toContain(`alt="Prairie Movers" src="${logo}"`);
    expect(html).not.toContain('>Prairie Movers<');
  });

  it.each(['rfq', 'confirmation', 'autoconfirm', 'followup', 'autobooknonresponse'])(
    '%s has one button, which says what to call about, and the phone [R-MAIL-13]',
    async (kind) => {
      const buttons = (await sent(kind)).match(/border-radius:8px">[^<]*/g);
      expect(buttons).toEqual([expect.stringMatching(/[Cc]all \(405\) 555-0199/)]);
    },
  );

  it('mym says who comes', async () => {
    expect(await read('mym')).toContain('Your movers Ana Lopez, Bo Kim');
  });
});
