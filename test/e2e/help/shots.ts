import type { Locator, Page } from 'playwright-core';
import type { HelpPictureName } from '../../../web/pages/help/pictures.js';
import type { Scene } from '../../support/product/stopped-scene.js';

/** How one picture of the help is taken. */
export interface Shot {
  /** Whose page it is; a visitor of the company's web site has not signed in. */
  as: 'admin' | 'sales' | 'lead' | 'visitor';
  path: (scene: Scene) => string;
  /** Does what the picture is about; ends when that is on the page. */
  prepare: (page: Page) => Promise<void>;
  /** Where its upper left corner is. */
  subject: (page: Page) => Locator;
}

const content = (page: Page): Locator => page.locator('#content');
const dialog = (page: Page): Locator => page.getByRole('dialog');
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const board = ({ today, branchId }: Scene): string => `/emma/move/${today}?branchId=${branchId}`;
const NARROWED = '/emma/customer?silentDays=3&stage=20,30';

export const SHOTS: Readonly<Record<HelpPictureName, Shot>> = {
  today: {
    as: 'sales',
    path: () => '/emma/today',
    prepare: async (page) => {
      await page.getByRole('heading', { name: /^Call now/ }).waitFor();
      await page.locator('[data-list=calls] a[href^="tel:"]').first().waitFor();
      await page.getByRole('heading', { name: /^Room on the trucks/ }).waitFor();
    },
    subject: content,
  },
  'customer-list': {
    as: 'sales',
    path: () => NARROWED,
    prepare: async (page) => {
      await button(page, 'Filter').waitFor();
      await page.getByRole('button', { name: /^Without No answer for/ }).waitFor();
      await page.locator('[role=row] a[href^="/emma/customer/"]').first().waitFor();
    },
    subject: content,
  },
  'saved-view': {
    as: 'sales',
    path: () => NARROWED,
    prepare: async (page) => {
      await button(page, 'Save view').click();
      await dialog(page).getByLabel('Name').fill('Quoted, call again');
    },
    subject: dialog,
  },
  customer: {
    as: 'sales',
    path: ({ quotedId }) => `/emma/customer/${quotedId}`,
    prepare: async (page) => {
      const quote = page.getByRole('region', { name: 'Quote' });
      await quote.getByRole('button', { name: /^Book / }).waitFor();
      await page.getByRole('tablist', { name: 'Activities' }).waitFor();
    },
    subject: content,
  },
  booking: {
    as: 'visitor',
    path: () => '/book?zip=73103',
    prepare: async (page) => {
      await button(page, 'See price and free times').click();
      await page.getByRole('group', { name: 'Days' }).waitFor();
    },
    subject: (page) => page.getByRole('main'),
  },
  board: {
    as: 'admin',
    path: board,
    prepare: async (page) => {
      await page.locator('[data-board] [data-block]').first().waitFor();
      await page.getByRole('group', { name: 'Unassigned Moves' }).waitFor();
      await page.getByRole('toolbar', { name: 'What needs attention' }).waitFor();
    },
    subject: content,
  },
  'block-popup': {
    as: 'admin',
    path: board,
    prepare: async (page) => {
      await page.locator('[data-board] [data-block]').first().click();
      await dialog(page).getByRole('region', { name: 'Hours' }).waitFor();
      await dialog(page).getByRole('list', { name: 'Stops' }).waitFor();
    },
    subject: dialog,
  },
  closing: {
    as: 'admin',
    path: ({ closedDay }) => `/emma/move/closing?day=${closedDay}`,
    prepare: (page) => page.getByRole('heading', { name: /^\d+ of \d+ complete$/ }).waitFor(),
    subject: content,
  },
  'crew-panel': {
    as: 'admin',
    path: board,
    prepare: async (page) => {
      const crew = button(page, 'Crew');
      if ((await crew.getAttribute('aria-pressed')) === 'false') await crew.click();
      await button(page, 'Same crews as yesterday').waitFor();
    },
    subject: (page) => page.getByRole('complementary', { name: 'Crew' }),
  },
  week: {
    as: 'admin',
    path: (scene) => `${board(scene)}&view=week`,
    prepare: (page) => page.getByRole('region', { name: 'Trucks of the week' }).waitFor(),
    subject: content,
  },
  'free-times': {
    as: 'sales',
    path: ({ branchId }) => `/emma/free?branchId=${branchId}&hours=5&movers=3`,
    prepare: (page) =>
      page.getByRole('region', { name: 'Free times' }).getByRole('listitem').first().waitFor(),
    subject: content,
  },
  promises: {
    as: 'sales',
    path: ({ quotedId }) => `/emma/customer/${quotedId}`,
    prepare: (page) => page.getByRole('region', { name: 'What was promised' }).waitFor(),
    subject: (page) => page.getByRole('region', { name: 'What was promised' }),
  },
  ranges: {
    as: 'admin',
    path: () => '/emma/admin/ranges',
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'Versions' }).waitFor();
      await page.getByRole('heading', { name: /^How often promises hold/ }).waitFor();
    },
    subject: content,
  },
  company: {
    as: 'admin',
    path: () => '/emma/admin/company',
    prepare: (page) => page.getByText('How an email begins').waitFor(),
    subject: content,
  },
  report: {
    as: 'admin',
    path: () => '/emma/report/moves',
    prepare: async (page) => {
      await button(page, 'Last month').waitFor();
      await page.locator('.recharts-surface').first().waitFor();
    },
    subject: content,
  },
  schedule: {
    as: 'lead',
    path: () => '/emma/account/myschedule',
    prepare: async (page) => {
      await button(page, 'Subscribe').waitFor();
      // The big button, so that it can be seen how it is undone.
      await page.getByRole('region', { name: 'Now' }).getByRole('button').first().click();
      await page.getByRole('list', { name: 'Times of this job' }).waitFor();
    },
    subject: (page) => page.getByRole('region', { name: 'Now' }),
  },
};
