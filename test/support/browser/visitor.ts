import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

/** One person at one browser. */
export interface Visitor {
  page: Page;
  /** What the page's console and scripts complained about. */
  complaints: string[];
  close: () => Promise<void>;
}

interface VisitOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** `reduce`, as for people who ask for it, unless a test is about what moves. */
  reducedMotion?: 'reduce' | 'no-preference';
}

const LIMIT_MS = 60_000;
const AGAIN_MS = 50;
const SHOTS = resolve(import.meta.dirname, '../../../.local/screenshots');

/** Opens the product in a browser of its own, as somebody in the first branch's time zone. */
export async function visit(
  browser: Browser,
  origin: string,
  {
    width = 1440,
    height = 1000,
    colorScheme = 'light',
    reducedMotion = 'reduce',
  }: VisitOptions = {},
): Promise<Visitor> {
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isAboutAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAboutAnswer) complaints.push(message.text());
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) complaints.push(`${response.status()} ${pathname}`);
  });
  const close = async (): Promise<void> => {
    // What is still being answered in the page's stead has nobody to go to anymore.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, complaints, close };
}

/** Signs in on the development provider's page, as a person does. */
export async function signInAs({ page }: Visitor, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: email }).click();
  await page.waitForURL(/\/emma\//);
}

/**
 * Waits until a script says in the page that something is so, or for as long as for anything else. It asks from
 * outside: the page's own policy forbids scripts that go on asking inside it.
 */
export async function untilSo(page: Page, script: string): Promise<void> {
  for (let waited = 0; waited < LIMIT_MS; waited += AGAIN_MS) {
    if (await page.evaluate<boolean>(script)) return;
    await page.waitForTimeout(AGAIN_MS);
  }
}

/** The toasts in sight: those whose words the page also announces have no role of their own. */
export const toasts = (page: Page): Locator => page.locator('.mantine-Notification-root');

/** Keeps a picture of a page that did not do what was expected. */
export async function keepShot({ page }: Visitor, name: string): Promise<void> {
  await mkdir(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
}

/** A test that keeps what each of them sees, by name, where it does not do what was expected. */
export const keepingShots =
  (name: string, seen: () => Readonly<Record<string, Visitor>>, work: () => Promise<void>) =>
  async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      for (const [who, visitor] of Object.entries(seen()))
        await keepShot(visitor, `${name.replace(/\W+/g, '-')}-${who}`);
      throw error;
    }
  };
