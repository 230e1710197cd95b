import type { Page, Route } from 'playwright-core';
import type { PageUnderTest } from './page-under-test.js';

/** A state that every page shares with the others, caused by the answer to its call. */
export interface SharedState {
  name: 'loading' | 'empty' | 'failed' | 'forbidden';
  answer: (route: Route) => Promise<void>;
  /** Runs in the page: whether the state is on screen. */
  reached: string;
}

const says = (text: string): string =>
  `document.body.innerText.toLowerCase().includes(${JSON.stringify(text)})`;

const refusal = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { statusCode: status, code, message, errors: [] } });

export const SHARED_STATES: readonly SharedState[] = [
  {
    name: 'loading',
    answer: () => Promise.resolve(),
    reached: `document.querySelector('[aria-busy=true], [role=status][aria-label]') !== null`,
  },
  {
    name: 'empty',
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: emptied(await response.json()) });
    },
    reached: 'true',
  },
  {
    name: 'failed',
    answer: refusal(503, 'SERVICE_UNAVAILABLE', 'A service that this needs is down'),
    reached: `${says('system error')} || ${says('try again')}`,
  },
  {
    name: 'forbidden',
    answer: refusal(403, 'FORBIDDEN', 'You are not allowed to do this'),
    // Instead of the page, or in the server's words next to a form that stays.
    reached: `${says('permission')} || ${says('not allowed')}`,
  },
];

/** The same answer with nothing in its lists. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'total' ? 0 : emptied(one)]),
  );
}

/** From now on what the page reads is answered so; the call undoes it. */
export async function answering(
  page: Page,
  { reads }: PageUnderTest,
  { answer }: SharedState,
): Promise<() => Promise<void>> {
  if (!reads) throw new Error('The page reads nothing');
  const handler = (route: Route): Promise<void> =>
    route.request().method() === 'GET' ? answer(route) : route.fallback();
  await page.route(reads, handler);
  return () => page.unroute(reads, handler);
}

const TIMEOUT_MS = 8_000;
const AGAIN_MS = 100;

/** Whether the page comes to that state. (The page's own policy forbids scripts that poll inside it.) */
export async function reaches(page: Page, { reached }: SharedState): Promise<boolean> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += AGAIN_MS) {
    if (await page.evaluate<boolean>(reached)) return true;
    await page.waitForTimeout(AGAIN_MS);
  }
  return false;
}

/** Asked with a body, they write nothing: pages wait for them as for what is read. */
const PREVIEW = /\/preview$/;

/** Nothing is written from now on: the page learns that a service is down. */
export async function refuseWrites(page: Page): Promise<void> {
  await page.route('**/api/v3/**', (route) => {
    const request = route.request();
    const isRead = ['GET', 'HEAD'].includes(request.method()) || PREVIEW.test(request.url());
    return isRead
      ? route.fallback()
      : refusal(503, 'SERVICE_UNAVAILABLE', 'A service that this needs is down')(route);
  });
}
