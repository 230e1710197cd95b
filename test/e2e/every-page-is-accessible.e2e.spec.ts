import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { axeFindings, openIn } from '../support/browser/axe.js';
import type { Scheme } from '../support/browser/axe.js';
import { openTestBrowser } from '../support/browser/open-browser.mjs';
import type { ApiClient } from '../support/api/api-client.js';
import { visit } from '../support/browser/visitor.js';
import type { Visitor } from '../support/browser/visitor.js';
import { givenCompany } from '../support/given/given-company.js';
import { book } from '../support/product/book-move.js';
import { accepted } from '../support/product/busy-seller.js';
import { STOPS } from '../support/product/stops.js';
import { LEARNED } from '../support/browser/learned-answers.js';
import { IS_THOROUGH, someOf } from '../support/thorough.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';

const DAY = DateTime.now().setZone('America/Chicago').toISODate() ?? '';

describe('axe finds nothing', () => {
  let product: Product;
  let browser: Browser;
  let stranger: Visitor;
  let admin: Visitor;
  let customerId = '';
  let branchId = '';

  /** Both at night, otherwise one and the other in turn. */
  let schemes: Scheme[] = ['dark'];
  beforeEach(() => {
    schemes = IS_THOROUGH ? ['light', 'dark'] : [schemes[0] === 'light' ? 'dark' : 'light'];
  });

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: 'admin@emma.test' });
    const { branch, trucks } = await givenCompany(await product.signIn('admin@emma.test'));
    branchId = branch._id;
    const sales = await product.signIn('sales@emma.test');
    const enter = async (firstName: string, email: string): Promise<string> => {
      const { body } = await sales.post<{ id: string }>('customermgt', {
        moveContractRequest: {
          customerInformation: { firstName, lastName: 'Gomez', email, referredBy: 'Web site' },
          moveDetails: { branchId, requestedDay: DAY },
        },
      });
      return body.id;
    };
    customerId = await enter('Maria', 'maria@example.com');
    await addStops(sales, customerId);
    await enter('Ana', '');
    const lee = await enter('Lee', '');
    await book(sales, lee, { branchId, truck: trucks[0]?._id ?? '' });
    const owner = await product.signIn('admin@emma.test');
    await owner.post('customerview', { name: 'New ones', shared: false, query: { stage: '1' } });
    const { token = '' } = owner;
    browser = await openTestBrowser();
    stranger = await visit(browser, product.origin);
    admin = await visit(browser, product.origin);
    await admin.page.addInitScript({ content: `localStorage.setItem('token', '${token}')` });
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** With a change a few of them are looked at: one of each kind. */
  const PAGES: [name: string, path: () => string, shown: string][] = [
    ['sign-in', () => '/signin', 'Sign in'],
    ['leads', () => '/emma/leads', 'Gomez'],
    ['autobookings', () => '/emma/autobookings', 'Autobookings'],
    ['today', () => '/emma/today', 'Room on the trucks'],
    ['new customer', () => `/emma/customer/create?branchId=${branchId}`, 'Customer Details'],
    ['week', () => `/emma/move/${DAY}?branchId=${branchId}&view=week`, 'T01'],
    ['customer list', () => '/emma/customer', 'Gomez'],
    ['month', () => `/emma/move/${DAY}?branchId=${branchId}&view=month`, 'and over'],
    ['day sheet', () => `/emma/move/${DAY}/print?branchId=${branchId}`, 'Day sheet'],
    ['customer', () => `/emma/customer/${customerId}`, 'Operations'],
    ['trucks', () => '/emma/admin/truck', 'T01'],
    ['new truck', () => '/emma/admin/truck/new', 'Abbreviation'],
    ['anything free', () => `/emma/free?branchId=${branchId}`, 'New customer'],
    ['company', () => '/emma/admin/company', 'How an email begins'],
    ['employees', () => '/emma/admin/employee', 'Display Name'],
    ['board', () => `/emma/move/${DAY}?branchId=${branchId}`, 'T01'],
    ['new employee', () => '/emma/admin/employee/new', 'Cohort'],
    ['marketing', () => '/emma/admin/marketing', 'Web site'],
    ['closing', () => `/emma/move/closing?day=${DAY}`, '0 of 1 complete'],
    ['branches', () => '/emma/admin/branch', 'America/Chicago'],
    ['new email template', () => '/emma/admin/template/new', 'MJML source'],
    ['branch', () => `/emma/admin/branch/${branchId}`, 'Zip zones'],
    ['problem locations', () => '/emma/admin/problemlocations', 'Problem locations'],
    ['address details', () => '/emma/admin/problemlocations?location=new', 'Address Details'],
    ['email templates', () => '/emma/admin/template', 'Every branch'],
    ['estimate ranges', () => '/emma/admin/ranges', 'What quotes promise'],
    ['job queues', () => '/emma/admin/queues', 'Maintenance'],
    ['estimate constants', () => '/emma/admin/constants', 'House of 1,600 sq ft'],
    ['audit trail', () => '/emma/admin/audit', 'Created'],
    ['manager report', () => `/emma/report/manager?start=${DAY}&end=${DAY}`, 'Sam Seller'],
    ['move report', () => `/emma/report/moves?start=${DAY}&end=${DAY}`, 'Gomez'],
    ['marketing report', () => `/emma/report/marketing?start=${DAY}&end=${DAY}`, 'Conversion by'],
    ['local mailbox', () => '/emma/mailbox', 'mailbox'],
    ['my schedule', () => '/emma/account/myschedule', 'Schedule For'],
    ['help', () => '/emma/help', 'Keys that work everywhere'],
    ['no such page', () => '/emma/nowhere', 'not'],
  ];

  const expectNoFindings = async (page: Page): Promise<void> =>
    expect(await axeFindings(page, undefined, schemes)).toEqual({ light: [], dark: [] });
  const expectNoFindingsAfter = async (
    page: Page,
    open: (page: Page) => Promise<void>,
    shown: string,
  ): Promise<void> => {
    await open(page);
    await page.getByText(shown).or(page.getByLabel(shown)).first().waitFor();
    await expectNoFindings(page);
  };

  it.each(someOf(PAGES, 12))('on the page %s', async (name, path, shown) => {
    const page = await openIn(schemes[0], name === 'sign-in' ? stranger : admin, path());
    await page.getByText(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoFindings(page);
  });

  const press = (page: Page, name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();
  const selectAll = (page: Page): Promise<void> =>
    page.getByRole('checkbox', { name: 'Select all on this page' }).check();

  /** What is opened on the list of customers, and what is to be seen then. */
  const LIST_STATES: [state: string, open: (page: Page) => Promise<void>, shown: string][] = [
    ['its filters open', (page) => press(page, 'Filter'), 'No answer for days'],
    ['its columns open', (page) => press(page, 'Columns'), 'Next start'],
    [
      'the menu of a view open',
      (page) => press(page, 'Actions of the view New ones'),
      'Rename or share',
    ],
    ['customers selected', selectAll, '2 selected'],
    [
      'an email to those who are selected',
      async (page) => {
        await selectAll(page);
        await press(page, 'Email');
        await page.getByRole('combobox', { name: 'Template' }).click();
        await page.getByRole('option').first().click();
      },
      'No email address',
    ],
  ];

  it.each(someOf(LIST_STATES, 5))(
    'on the list of customers with %s',
    async (_state, open, shown) => {
      const page = await openIn(schemes[0], admin, '/emma/customer?stage=1');
      await page.getByText('Ana Gomez').first().waitFor();
      await expectNoFindingsAfter(page, open, shown);
    },
  );

  const BOARD = (): string => `/emma/move/${DAY}?branchId=${branchId}`;
  const CUSTOMER = (): string => `/emma/customer/${customerId}`;
  const block = (page: Page): Locator => page.getByRole('button', { name: /^Lee Gomez/ }).first();

  /** What is opened over the board and a customer's page, and what is to be seen then. */
  const OPENED: [
    what: string,
    path: () => string,
    shown: string,
    open: (page: Page) => Promise<void>,
  ][] = [
    ['the card of a move', BOARD, 'Leaves', (page) => block(page).hover()],
    [
      'the question how the customer agreed',
      BOARD,
      'Start at',
      async (page) => {
        await block(page).click();
        await press(page, '+30 min');
      },
    ],
    [
      'another day for a move',
      BOARD,
      'Days with room',
      async (page) => {
        await block(page).click();
        await press(page, 'Change…');
      },
    ],
    [
      'a selected move',
      BOARD,
      '1 selected',
      (page) => block(page).click({ modifiers: ['ControlOrMeta'] }),
    ],
    ['the keys of the page', BOARD, 'Keys of this page', (page) => page.keyboard.press('?')],
    [
      'the search and what it found',
      BOARD,
      'Call Lee Gomez',
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.locator('input:focus').waitFor();
        await page.keyboard.type('call lee');
      },
    ],
    ['a call to log', CUSTOMER, 'Call type', (page) => press(page, 'Log call')],
    ['the history', CUSTOMER, 'History, calls, emails', (page) => press(page, 'History')],
  ];

  it.each(someOf(OPENED, 8))('with %s open', async (_what, path, shown, open) => {
    const page = await openIn(schemes[0], admin, path());
    await page
      .getByText(/^(T01|Operations)$/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoFindingsAfter(page, open, shown);
  });

  const writeQuote = async (page: Page): Promise<void> => {
    await press(page, 'Email');
    await page.getByRole('combobox', { name: 'Template' }).click();
    await page.getByRole('option', { name: /quote/i }).first().click();
    // Until it is answered once it is asked whether the form's hours are meant.
    const keep = page.getByRole('button', { name: /^Keep / });
    await keep
      .or(page.getByText(/^(Added below|The proposal is incomplete)/))
      .first()
      .waitFor();
    if (await keep.isVisible()) await keep.click();
  };

  /** What is known of finished moves, of which this company has none. */
  const LEARNED_STATES: [
    state: string,
    answers: Partial<typeof LEARNED>,
    open: (page: Page) => Promise<void>,
    shown: string,
  ][] = [
    ['ranges, promises and memory', {}, () => Promise.resolve(), 'At most'],
    ['a written proposal', {}, writeQuote, 'Added below when the email is sent'],
    [
      'a proposal that lacks something',
      { '**/mailer/proposal**': { required: true, html: '', missing: ['registrationNumber'] } },
      writeQuote,
      'The proposal is incomplete',
    ],
  ];

  it.each(someOf(LEARNED_STATES, 4))(
    'on a customer’s page with %s',
    async (_state, answers, open, shown) => {
      const { page } = admin;
      for (const [calls, json] of Object.entries({ ...LEARNED, ...answers }))
        await page.route(calls, (route) => route.fulfill({ json }));
      await openIn(schemes[0], admin, `/emma/customer/${customerId}`);
      await page
        .getByText(/^last on/)
        .first()
        .waitFor();
      await open(page);
      await page.getByText(shown).first().waitFor();
      await expectNoFindings(page);
      await page.unrouteAll();
    },
  );

  /** How the server answers in the states that all pages share. */
  const STATES: [state: string, answer: (route: Route) => Promise<void>, shown: string][] = [
    ['loading', () => Promise.resolve(), 'Trucks'],
    ['empty', (route) => route.fulfill({ json: [] }), 'No trucks'],
    ['failed', (route) => route.fulfill({ status: 503, json: {} }), 'Try again'],
    ['forbidden', (route) => route.fulfill({ status: 403, json: {} }), 'permission to see'],
  ];

  it.each(someOf(STATES, 2))('on a page that is %s', async (_state, answer, shown) => {
    const { page } = admin;
    await page.route('**/api/v3/truck**', answer);
    await openIn(schemes[0], admin, '/emma/admin/truck');
    await page.getByText(shown).first().waitFor();
    await expectNoFindings(page);
    await page.unroute('**/api/v3/truck**');
  });
});

const seen = (stop: object): object => ({
  ...stop,
  currentEstimate: { hours: 2, minutes: 0, overrideReason: 'Seen' },
});

/** Somewhere to go for a customer without any address. */
async function addStops(sales: ApiClient, customerId: string): Promise<void> {
  const { body } = await sales.get<CustomerView>(`customer/${customerId}`);
  const [activity] = body.move.activities;
  const move = { activities: [{ _id: activity?._id, locations: STOPS.map(seen) }] };
  await accepted(sales.put(`customermgt/${customerId}`, { nounce: body.nounce, move }));
}
