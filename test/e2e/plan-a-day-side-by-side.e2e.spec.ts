import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiAnswer, ApiClient } from '../support/api/api-client.js';
import { axeFindings } from '../support/browser/axe.js';
import { openTestBrowser } from '../support/browser/open-browser.mjs';
import { keepingShots, signInAs, toasts, visit } from '../support/browser/visitor.js';
import type { Visitor } from '../support/browser/visitor.js';
import { givenCompany } from '../support/given/given-company.js';
import type { Company } from '../support/given/given-company.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';

const UNASSIGNED = 'Unassigned Moves';

/** A move of the day as the API knows it. */
interface Move {
  customerId: string;
  operationId: string;
}

/**
 * Two dispatchers at one board: each sees what the other does, and what is impossible is refused.
 */
describe('planning a day side by side', () => {
  let product: Product;
  let company: Company;
  let browser: Browser;
  let admin: ApiClient;
  let dana: Visitor;
  let colleague: Visitor;
  const moves = new Map<string, Move>();
  const day = DateTime.now().setZone('America/Chicago').plus({ days: 3 }).toISODate() ?? '';

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: 'admin@emma.test' });
    admin = await product.signIn('admin@emma.test');
    company = await givenCompany(admin);
    const branchId = company.branch._id;
    await admin.post('truck', { name: 'T03', abbreviation: '03', color: '#e8590c', branchId });
    for (const name of ['Gomez', 'Lopez', 'Park']) moves.set(name, await sold(name));
    await put('Gomez', 'T01');
    await unassign('Lopez');
    await unassign('Park');

    browser = await openTestBrowser();
    dana = await visit(browser, product.origin);
    colleague = await visit(browser, product.origin);
    await opens(dana, 'manager@emma.test');
    await opens(colleague, 'admin@emma.test');
    await meets(dana);
    await meets(colleague);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function opens(who: Visitor, email: string): Promise<void> {
    await signInAs(who, email);
    await who.page.goto(`/emma/move/${day}?branchId=${company.branch._id}`);
    await block(who.page, 'T01', 'Gomez').waitFor();
  }

  /** Once somebody sees the other one here, both get each other's changes. */
  async function meets({ page }: Visitor): Promise<void> {
    const here = page.getByRole('group', { name: 'On this page' });
    await here.getByRole('img').nth(1).waitFor();
  }

  async function sold(lastName: string): Promise<Move> {
    const customerInformation = {
      firstName: 'Maria',
      lastName,
      phone: '4055550100',
      phoneType: 'Mobile',
      email: `${lastName.toLowerCase()}@example.test`,
      referredBy: 'Web site',
    };
    const moveDetails = { branchId: company.branch._id, requestedDay: day };
    const { id: customerId } = await accepted<{ id: string }>(
      admin.post('customermgt', { moveContractRequest: { customerInformation, moveDetails } }),
    );
    const { move } = await accepted<CustomerView>(admin.get(`customer/${customerId}`));
    return { customerId, operationId: move.activities[0]?.operations[0]?._id ?? '' };
  }

  async function placeOf(name: string): Promise<{ path: string; customerNounce: string }> {
    const { customerId, operationId } = moves.get(name) ?? { customerId: '', operationId: '' };
    const { nounce } = await accepted<CustomerView>(admin.get(`customer/${customerId}`));
    const path = `assignment/operation/${company.branch._id}/${operationId}`;
    return { path, customerNounce: nounce };
  }

  /** Somebody at neither of the two browsers books, or takes a booking off its truck. */
  async function put(name: string, truckName: string): Promise<void> {
    const { path, customerNounce } = await placeOf(name);
    const truck = company.trucks.find((one) => one.name === truckName)?._id;
    await accepted(admin.put(path, { customerNounce, truck }));
  }
  async function unassign(name: string): Promise<void> {
    const { path, customerNounce } = await placeOf(name);
    await accepted(admin.delete(path, { query: { customerNounce, unassigned: true } }));
  }

  const row = (page: Page, name: string): Locator =>
    page.getByRole('group', { name: name === UNASSIGNED ? name : `Truck ${name}`, exact: true });
  const block = (page: Page, rowName: string, name: string): Locator =>
    row(page, rowName).getByRole('button', { name: new RegExp(`^Maria ${name}`) });
  const drags = (name: string, from: string, to: string): Promise<void> =>
    block(dana.page, from, name).dragTo(row(dana.page, to));

  const step = (name: string, work: () => Promise<void>): void => {
    it(
      name,
      keepingShots(name, () => ({ dana, colleague }), work),
    );
  };

  step('what one drags moves on the other’s screen, and names whose hand it was', async () => {
    await drags('Gomez', 'T01', 'T02');
    const seen = block(colleague.page, 'T02', 'Gomez');
    await seen.getByText('Dana Manager').waitFor();
    await block(dana.page, 'T02', 'Gomez').waitFor();
  });

  step('keys alone lift, choose the row and drop [R-BOARD-11, R-BOARD-12]', async () => {
    const { page } = colleague;
    await block(page, 'T02', 'Gomez').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await block(dana.page, 'T01', 'Gomez').waitFor();
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-label')).toMatch(/^Maria Gomez.*truck T01/);
  });

  step('two clicks book without dragging', async () => {
    const { page } = dana;
    await block(page, UNASSIGNED, 'Lopez').click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await row(page, 'T02').click({ position: { x: 400, y: 20 } });
    await block(colleague.page, 'T02', 'Lopez').waitFor();
  });

  step('what the server refuses goes back to its row, with the reason', async () => {
    const { page } = dana;
    await drags('Lopez', 'T02', UNASSIGNED);
    await block(colleague.page, UNASSIGNED, 'Lopez').waitFor();
    const bookFirst = async (route: Route): Promise<void> => {
      await put('Lopez', 'T02');
      await route.continue();
    };
    await page.route('**/assignment/operation/**', bookFirst, { times: 1 });
    await drags('Park', UNASSIGNED, 'T02');
    const words = /just put Maria Lopez on T02.*It is back on Unassigned Moves/;
    await toasts(page).getByText(words).waitFor();
    await block(page, UNASSIGNED, 'Park').waitFor();
    await block(page, 'T02', 'Lopez').waitFor();
  });

  step(
    'a drop off the grid takes a move off the board, and Undo brings it back [R-BOARD-11]',
    async () => {
      const { page } = dana;
      await block(page, 'T01', 'Gomez').dragTo(page.getByRole('toolbar', { name: 'Calendar' }));
      await block(colleague.page, 'T01', 'Gomez').waitFor({ state: 'detached' });
      const toast = toasts(page).filter({ hasText: 'Maria Gomez is off the board.' });
      await toast.getByRole('button', { name: 'Undo' }).click();
      await block(colleague.page, 'T01', 'Gomez').waitFor();
    },
  );

  step('undo is refused when someone else moved the block since', async () => {
    const { page } = dana;
    await drags('Park', UNASSIGNED, 'T03');
    await block(colleague.page, 'T03', 'Park').waitFor();
    await unassign('Park');
    await block(page, UNASSIGNED, 'Park').waitFor();
    await page.locator('button[aria-label="Undo"]:disabled').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('just moved Maria Park to Unassigned Moves.').first().waitFor();
    await block(page, UNASSIGNED, 'Park').waitFor();
  });

  step('a move opens over the board, and Escape leads back to its block [R-BOARD-39]', async () => {
    const { page } = dana;
    const park = block(page, UNASSIGNED, 'Park');
    await park.click();
    const popup = page.getByRole('dialog', { name: 'Maria Park' });
    await popup.getByRole('link', { name: 'View this move' }).click();
    const panel = page.getByRole('region', { name: 'Over the board' });
    await panel.getByRole('button', { name: 'Back to the board' }).waitFor();
    const { customerId, operationId } = moves.get('Park') ?? {};
    expect(new URL(page.url()).pathname).toBe(`/emma/customer/${customerId}`);
    expect(await panel.evaluate('document.activeElement?.hasAttribute("data-over-page")')).toBe(
      true,
    );
    await popup.waitFor({ state: 'detached' });
    // In a window that shows all of it: a field half under the bar at the foot counts as too small.
    await page.setViewportSize({ width: 1440, height: 2000 });
    await panel.getByText('Nothing is promised yet').waitFor();
    expect(await axeFindings(page)).toEqual({ light: [], dark: [] });
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/emma/move/${day}`);
    await page.locator(`[data-block="${operationId}"]:focus`).waitFor();
  });

  step(
    'the map of the day stands beside the board, joined with it under the pointer [R-BOARD-50]',
    async () => {
      const { page } = dana;
      // A toast of before that leaves while it is looked at has hardly any contrast.
      for (const toast of await toasts(page).all()) await toast.waitFor({ state: 'detached' });
      await page.keyboard.press('m');
      const map = page.getByRole('complementary', { name: 'Map of the day' });
      await map.getByRole('button', { name: /^Maria Park/ }).hover();
      const { operationId } = moves.get('Park') ?? {};
      await page.locator(`[data-block="${operationId}"][data-lit=true]`).waitFor();
      expect(await axeFindings(page)).toEqual({ light: [], dark: [] });
      await page.keyboard.press('m');
      await map.waitFor({ state: 'detached' });
    },
  );

  step('nobody leaves while a move has no truck [R-BOARD-20]', async () => {
    const { page } = dana;
    await page.getByRole('link', { name: 'All Customers' }).click();
    const dialog = page.getByRole('dialog', { name: UNASSIGNED });
    await dialog
      .getByText('You must assign all moves to trucks before leaving this view')
      .waitFor();
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect(new URL(page.url()).pathname).toBe(`/emma/move/${day}`);
    const mayClose = await page.evaluate<boolean>(
      "window.dispatchEvent(new Event('beforeunload', { cancelable: true }))",
    );
    expect(mayClose).toBe(false);
    await drags('Park', UNASSIGNED, 'T03');
    await block(colleague.page, 'T03', 'Park').waitFor();
    await page.getByRole('link', { name: 'All Customers' }).click();
    await page.waitForURL(/\/emma\/customer/);
  });

  const cutOff = ({ page }: Visitor): Locator =>
    page.getByText(/^Not connected\. Showing the board as of \d+:\d\d [AP]M/);
  const fixed = ({ page }: Visitor): Locator => page.locator('[data-block][data-fixed=true]');

  step('a server that falls silent is noticed, and nothing is moved meanwhile', async () => {
    const { page } = colleague;
    product.freeze();
    await cutOff(colleague).waitFor();
    await block(page, 'T03', 'Park').focus();
    await page.keyboard.press('Space');
    await page.getByText('Nothing can be moved until the connection is back').waitFor();
    expect(await page.locator('[draggable=true][data-block]').count()).toBe(0);
    product.thaw();
    await cutOff(colleague).waitFor({ state: 'detached' });
    expect(await fixed(colleague).count()).toBe(0);
    await unassign('Lopez');
    await block(page, UNASSIGNED, 'Lopez').waitFor();
    await put('Lopez', 'T02');
    await block(page, 'T02', 'Lopez').waitFor();
  });

  step('a lost connection is said and heals [R-LIVE-5]', async () => {
    const { page } = colleague;
    await product.kill();
    await page.getByText('Searching for managers').waitFor();
    await cutOff(colleague).waitFor();
    await product.restart();
    await unassign('Park');
    await block(page, UNASSIGNED, 'Park').waitFor();
    await page.getByText('Searching for managers').waitFor({ state: 'detached' });
    await cutOff(colleague).waitFor({ state: 'detached' });
  });

  it('left no script broken', () => {
    // The server was frozen, killed and started again; until it is ready it answers 503.
    const expected = /^(409 .*\/assignment\/|503 |WebSocket connection .* failed)/;
    expect(dana.complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  });
});

async function accepted<T>(call: Promise<ApiAnswer>): Promise<T> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as T;
}
