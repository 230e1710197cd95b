import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Browser, Locator } from 'playwright-core';
import { EMAIL_TEMPLATES } from '#modules/mail/contract/mail.view.js';
import { openTestBrowser } from '../support/browser/open-browser.mjs';
import { Typist } from '../support/browser/typist.js';
import { keepShot, signInAs, visit } from '../support/browser/visitor.js';
import type { Visitor } from '../support/browser/visitor.js';
import { givenCompany } from '../support/given/given-company.js';
import type { Company } from '../support/given/given-company.js';
import { startSmtpSink } from '../support/mail/smtp-sink.js';
import type { SmtpSink } from '../support/mail/smtp-sink.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';
import { pastTheEdges } from './emails-on-screens.js';
import { itAtNight } from '../support/thorough.js';

/** Everything slides and fades here, as it does for most people. */
const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

/** The job that the company lives on, from the customer's call to the mover's morning. */
describe('selling, booking, confirming and moving', () => {
  let smtp: SmtpSink;
  let product: Product;
  let company: Company;
  let browser: Browser;
  let sales: Visitor;
  let manager: Visitor;
  let mover: Visitor;
  let typist: Visitor;
  let customerUrl = '';
  let failedStep = '';
  const day = DateTime.now().setZone('America/Chicago').plus({ days: 3 });
  const isoDay = day.toISODate() ?? '';

  beforeAll(async () => {
    smtp = await startSmtpSink();
    product = await startProduct({ SMTP_URL: smtp.url, FIRST_ADMIN: 'admin@emma.test' });
    company = await givenCompany(await product.signIn('admin@emma.test'));
    browser = await openTestBrowser();
    sales = await visit(browser, product.origin, WITH_MOTION);
    manager = await visit(browser, product.origin, WITH_MOTION);
    mover = await visit(browser, product.origin, { ...WITH_MOTION, width: 360, height: 760 });
    typist = await visit(browser, product.origin, WITH_MOTION);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await smtp?.stop();
  });

  /** A step that saves a picture when it fails. */
  const step = (name: string, who: () => Visitor, work: () => Promise<void>, test = it): void => {
    test(name, async () => {
      if (failedStep) throw new Error(`Not tried, because this failed: ${failedStep}`);
      try {
        await work();
      } catch (error) {
        failedStep = name;
        await keepShot(who(), name.replace(/\W+/g, '-'));
        throw error;
      }
    });
  };

  const choose = async (field: Locator, option: string): Promise<void> => {
    await field.click();
    await sales.page.getByRole('option', { name: option, exact: true }).click();
  };

  const addStop = async (
    work: string,
    search: string,
    fill: () => Promise<void>,
  ): Promise<void> => {
    const { page } = sales;
    await page.getByRole('button', { name: 'Add location' }).click();
    const card = page.getByRole('list', { name: 'Locations in the order of travel' });
    const address = card.getByRole('combobox', { name: 'Address' }).last();
    await address.fill(search);
    await page.getByRole('option').first().click();
    await choose(card.getByRole('combobox', { name: 'Type of work' }).last(), work);
    await fill();
  };

  step(
    'sales signs in and takes down the customer [R-CUST-2]',
    () => sales,
    async () => {
      const { page } = sales;
      await signInAs(sales, 'sales@emma.test');
      await page.goto(
        `/emma/customer/create?requestedDay=${isoDay}&branchId=${company.branch._id}`,
      );
      await page.getByLabel('First name').first().fill('Maria');
      await page.getByLabel('Last name').first().fill('Gomez');
      await page.getByLabel('Email').first().fill('maria.gomez@mail.example');
      await page.getByLabel('Phone', { exact: true }).fill('4055550123');
      await choose(page.getByRole('combobox', { name: 'Referred by' }), 'Web site');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.waitForURL(/\/emma\/customer\/[0-9a-f]{24}/);
      customerUrl = new URL(page.url()).pathname;
      await page.getByText('Maria Gomez').first().waitFor();
    },
  );

  step(
    'sales adds the stops and the estimate follows [R-CUST-2, R-CUST-15]',
    () => sales,
    async () => {
      const { page } = sales;
      const card = page.getByRole('list', { name: 'Locations in the order of travel' });
      await addStop('Load', 'Northwest 22nd Street', async () => {
        await choose(card.getByRole('combobox', { name: 'Location type' }).last(), 'Apartment');
        await card.getByLabel('Bedrooms').last().fill('2');
        await card.getByLabel('Floor').last().fill('2');
      });
      await addStop('Unload', 'Southwest 104th Street', async () => {
        await choose(card.getByRole('combobox', { name: 'Location type' }).last(), 'House');
        await card.getByLabel('Square feet').last().fill('1800');
        await card.getByLabel('Stories').last().fill('1');
      });
      await page.getByText('From size tables of').first().waitFor();
      await page.getByText(/From the branch\s*\d+ min/).waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Customer updated successfully').first().waitFor();
      await page.getByText(/From the branch\s*\d+ min/).waitFor();
    },
  );

  step(
    'sales drags the operation onto a truck of the day',
    () => sales,
    async () => {
      const { page } = sales;
      const truck = page.getByRole('group', { name: 'Truck T01' });
      // Near its edges the page scrolls while something is dragged.
      await page.evaluate<undefined>(
        `document.querySelector('[aria-label="Truck T01"]').scrollIntoView({ block: 'center' })`,
      );
      await page.getByRole('img', { name: /^Drag truck 1 to book/ }).dragTo(truck);
      await page.getByRole('button', { name: /^Keep/ }).click();
      await page.getByText('This activity is confirmed.').waitFor();
      await truck.getByRole('button', { name: /Maria Gomez/ }).waitFor();
    },
  );

  step(
    'sales sends the confirmation and the mail server has it [R-MAIL-8]',
    () => sales,
    async () => {
      const { page } = sales;
      await page
        .getByRole('button', { name: /confirmation/i })
        .first()
        .click();
      const composer = page.getByRole('dialog');
      await composer.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Are you sure you are ready to send this email?').waitFor();
      await page.getByRole('button', { name: 'Send', exact: true }).last().click();
      await page.getByText('Email successfully sent!!').first().waitFor();
      const letter = await smtp.wait(({ to }) => JSON.stringify(to).includes('maria.gomez'));
      expect(letter.html).toContain('Maria');
      expect(letter.html).toContain(day.toFormat('MM/dd/yyyy'));
    },
  );

  step(
    'the emails of every kind fit a phone and a narrow window [R-MAIL-13]',
    () => sales,
    async () => {
      const paper = await browser.newPage();
      const customerId = customerUrl.split('/').at(-1) ?? '';
      const office = await product.signIn('sales@emma.test');
      expect(await pastTheEdges(paper, office, customerId)).toEqual(
        Object.fromEntries(EMAIL_TEMPLATES.map((kind) => [kind, []])),
      );
      await paper.close();
    },
  );

  step(
    'the manager moves it to another truck and seats the crew [R-BOARD-11]',
    () => manager,
    async () => {
      const { page } = manager;
      await signInAs(manager, 'manager@emma.test');
      await page.goto(`/emma/move/${isoDay}?branchId=${company.branch._id}`);
      const target = page.getByRole('group', { name: 'Truck T02' });
      await page.getByRole('button', { name: /Maria Gomez/ }).dragTo(target);
      await target.getByRole('button', { name: /Maria Gomez/ }).waitFor();
      for (const [name, seat] of [
        ['Ana Lead', 0],
        ['Bo Mover', 1],
      ] as const) {
        const box = target.getByLabel(/^T02, /).nth(seat);
        await page.getByRole('button', { name: `Move ${name}` }).dragTo(box);
        await target.getByLabel(new RegExp(name)).first().waitFor();
      }
    },
  );

  step(
    'the mover finds it in the schedule, on a phone [R-CREW-7]',
    () => mover,
    async () => {
      const { page } = mover;
      await signInAs(mover, 'mover@emma.test');
      await page.goto('/emma/account/myschedule');
      await page.getByText('Schedule For Bo Mover').first().waitFor();
      await page.getByText('T02').first().waitFor();
      const job = page.locator(`a[href="${customerUrl}"]`).first();
      await job.waitFor();
      await job.click();
      await page.getByText('Maria Gomez').first().waitFor();
      expect(await page.getByText('$').count()).toBe(0);
    },
  );

  step(
    'the same is done by keys alone, the focus always in sight',
    () => typist,
    async () => {
      const { page } = typist;
      const keys = new Typist(page);
      const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).last();
      const menu = (name: string): Locator =>
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      await page.goto('/signin');
      await keys.activate(button('Sign in'));
      await keys.activate(button('sales@emma.test'));

      await keys.activate(menu('New Customer'));
      const dialog = page.getByRole('dialog');
      await keys.fill(dialog.getByLabel('First name').first(), 'Kim');
      await keys.fill(dialog.getByLabel('Last name').first(), 'Keys');
      await keys.fill(dialog.getByLabel('Email').first(), 'kim.keys@mail.example');
      await keys.choose(dialog.getByRole('combobox', { name: 'Referred by' }), 'Web site');
      await keys.fill(dialog.getByLabel('Requested day').first(), day.toFormat('MM/dd/yyyy'));
      await keys.activate(button('Create'));

      const card = page.getByRole('list', { name: 'Locations in the order of travel' });
      const field = (name: string): Locator => card.getByRole('combobox', { name }).last();
      for (const [place, kind, ...sizes] of [
        ['Northwest 22nd Street', 'Apartment', ['Bedrooms', '2'], ['Floor', '2']],
        ['Southwest 104th Street', 'House', ['Square feet', '1800'], ['Stories', '1']],
      ] as const) {
        await keys.activate(button('Add location'));
        await keys.find(field('Address'), place);
        await keys.choose(field('Location type'), kind);
        for (const [name, size] of sizes) await keys.fill(card.getByLabel(name).last(), size);
      }
      await page.getByText(/^Drive\s*\d+ min/).waitFor();
      await keys.activate(button(/^Save$/));
      await page.getByText('Customer updated successfully').first().waitFor();

      await keys.reach(button(/^Book Truck 1/), 'Shift+Tab');
      await keys.press('Space', 'ArrowDown', 'Space');
      await keys.activate(button(/^Keep/), 'Shift+Tab');
      await page.getByText('This activity is confirmed.').waitFor();
      await keys.activate(button(/^Confirmation$/), 'Shift+Tab');
      await keys.activate(dialog.getByRole('button', { name: 'Send' }));
      await page.getByText('Are you sure you are ready to send this email?').waitFor();
      await keys.activate(button(/^Send$/));
      await smtp.wait(({ to }) => JSON.stringify(to).includes('kim.keys'));

      await keys.activate(menu('Move Manager'), 'Shift+Tab');
      const chosen = page.getByRole('textbox', { name: 'Day', exact: true });
      await keys.reach(chosen);
      await keys.press('Control+a');
      await keys.fill(chosen, day.toFormat('MM/dd/yyyy'));
      await keys.press('Enter');
      await keys.reach(
        page.getByRole('group', { name: 'Truck T01' }).getByRole('button', { name: /^Kim Keys/ }),
      );
    },
    itAtNight,
  );

  it('left no complaint in any console', () => {
    const all = [sales, manager, mover, typist].flatMap(({ complaints }) => complaints);
    // With a mail server configured there is no local mailbox, which the menu finds out by asking.
    expect(all.filter((complaint) => complaint !== '404 /api/v3/mailbox')).toEqual([]);
  });
});
