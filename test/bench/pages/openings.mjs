import { openBrowser } from '../../support/browser/open-browser.mjs';
import { at, sorted } from '../support/figures.mjs';

/** A busy machine should give poor figures, not none. */
const TIMEOUT_MS = 120_000;
const DAY_MS = 86_400_000;
const MOST_DAYS = 60;
const ROWS = '[role=row][row-id] a[href^="/emma/customer/"]';
/** What somebody looks for on a page. */
const CONTENT = {
  list: ROWS,
  customer: 'main form li',
  board: '[data-board] [data-block]',
};

/**
 * Prints, for each way to a page, the milliseconds from the click (or from opening the address) until its content
 * is painted, and the longest task of the page's thread meanwhile and in the second after.
 */
export async function measureOpenings({ origin, token }, rounds) {
  const quietDay = await findQuietDay(origin, token);
  const browser = await openBrowser();
  const figures = new Map();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 1000 },
        timezoneId: 'America/Chicago',
        locale: 'en-US',
      });
      await context.addInitScript(watch, { token, first: CONTENT.list });
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      for (const [name, took] of await walk(page, { origin, quietDay }, round)) {
        figures.set(name, [...(figures.get(name) ?? []), took]);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  for (const [name, took] of figures) report(name, took);
}

/** A day with bookings and none without a truck, before another day with bookings. */
async function findQuietDay(origin, token) {
  const get = async (path) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${origin}/api/v3/${path}`, { headers })).json();
  };
  const [{ _id: branchId }] = await get('branch');
  const bookingsOf = async (day) =>
    (await get(`movemanager/day_view/${day}/${branchId}`)).customers.flatMap(
      ({ bookings }) => bookings,
    );
  for (let ahead = 1; ahead <= MOST_DAYS; ahead += 1) {
    const [day, next] = [ahead, ahead + 1].map((days) =>
      new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
    );
    const bookings = await bookingsOf(day);
    const waits = bookings.some(({ operation }) => operation.unassigned);
    if (bookings.length > 0 && !waits && (await bookingsOf(next)).length > 0) {
      return { branchId, day };
    }
  }
  throw new Error('No day of the demo company has all its moves on trucks');
}

/** From the list to a customer, back, to the board and to its next day. */
async function walk(page, { origin, quietDay }, round) {
  const took = [];
  const measured = async (name, content, act) => took.push([name, await timed(page, content, act)]);
  await measured('list, by its address', CONTENT.list, () => page.goto(`${origin}/emma/customer`));
  for (const nth of [0, 1]) {
    const row = page.locator(ROWS).nth(round + nth);
    await row.hover();
    // As long as a hand takes from pointing to pressing.
    await page.waitForTimeout(100);
    const name = nth === 0 ? 'customer, first of the visit' : 'customer, from the list';
    await measured(name, CONTENT.customer, () => row.click());
    await measured('list, by Back', CONTENT.list, () => page.goBack());
  }
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Move Manager' });
  await menu.hover();
  await page.waitForTimeout(100);
  await measured('board, from the menu', CONTENT.board, () => menu.click());
  // A day on which nothing waits for a truck: nobody is asked before it is left.
  await page.goto(`${origin}/emma/move/${quietDay.day}?branchId=${quietDay.branchId}`);
  await page.locator(CONTENT.board).first().waitFor();
  await page.waitForLoadState('networkidle');
  await measured('board, the next day', CONTENT.board, () =>
    page.getByRole('button', { name: 'Next', exact: true }).click(),
  );
  return took;
}

/** Runs in the page before its own scripts. */
function watch({ token, first }) {
  localStorage.setItem('token', token);
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  /** From `began`, or else from the next click, until something new of `selector` is painted. */
  window.awaitContent = (selector, began) => {
    const before = new Set(document.querySelectorAll(selector));
    let from = began;
    const begin = () => (from ??= performance.now());
    for (const kind of ['click', 'popstate']) {
      addEventListener(kind, begin, { capture: true, once: true });
    }
    window.content = new Promise((told) => {
      const look = () => {
        const isThere = [...document.querySelectorAll(selector)].some((one) => !before.has(one));
        // What is there before a frame's paint is on screen when the next frame begins.
        requestAnimationFrame(isThere && from !== undefined ? (now) => told(now - from) : look);
      };
      requestAnimationFrame(look);
    });
    // Who leaves a booked customer without a confirmation is asked whether they want to; they do.
    const leave = () =>
      [...document.querySelectorAll('[role=dialog] button')]
        .find(({ textContent }) => textContent === 'Leave')
        ?.click();
    new MutationObserver(leave).observe(document, { childList: true, subtree: true });
    window.longestTask = () =>
      Math.max(0, ...tasks.filter((one) => one.startTime >= from).map((one) => one.duration));
  };
  window.awaitContent(first, 0);
}

/** @returns `{ content, task }` in milliseconds; tasks under 50 ms count as none */
async function timed(page, selector, act) {
  if (page.url() !== 'about:blank') {
    await page.evaluate((wanted) => window.awaitContent(wanted), selector);
  }
  await act();
  const content = await page.evaluate(() => window.content);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  return { content, task: await page.evaluate(() => window.longestTask()) };
}

function report(name, took) {
  const figure = (kind, share) => at(sorted(took.map((one) => one[kind])), share).toFixed(0);
  console.log(
    `${name.padEnd(30)} content after ${figure('content', 0.5).padStart(5)} ms ` +
      `(slowest ${figure('content', 1).padStart(5)})   longest task ${figure('task', 0.5).padStart(4)} ms ` +
      `(worst ${figure('task', 1).padStart(4)})`,
  );
}
