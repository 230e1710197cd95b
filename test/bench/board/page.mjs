import { openBrowser } from '../../support/browser/open-browser.mjs';
import { BOOKINGS } from './busy-day.mjs';
import { at, sorted } from '../support/figures.mjs';

const OPENINGS = 5;
const DRAGS = 5;
const STEPS = 100;
/** What a screen of 60 Hz leaves for a frame. */
const FRAME_MS = 16.7;
/** The page's clock is rounded to a tenth, so two frames on time may be that much further apart. */
const ROUNDING_MS = 0.2;
/** A busy machine should give poor figures, not none. */
const TIMEOUT_MS = 120_000;

/** The board in a browser: how soon it is there, and how smoothly a booking follows the pointer. */
export async function measurePage({ origin, token }, { branchId, day }) {
  const address = `${origin}/emma/move/${day}?branchId=${branchId}`;
  const browser = await openBrowser();
  try {
    const openings = [];
    for (let n = 0; n < OPENINGS; n += 1) openings.push(await firstPaint(browser, address, token));
    const of = (name) => at(sorted(openings.map((one) => one[name])), 0.5).toFixed(0);
    console.log(
      `first paint on a cold cache, median of ${OPENINGS}: outline ${of('outline')} ms, ` +
        `board with its ${BOOKINGS} bookings ${of('board')} ms`,
    );
    const { atRest, dragged } = await framesOfDrags(browser, address, token);
    reportFrames(`${DRAGS} drags of ${STEPS} steps`, dragged, ' (aim: at most 2 %)');
    reportFrames('the same page and steps at rest', atRest);
  } finally {
    await browser.close();
  }
}

async function open(browser, address, token) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  });
  await context.addInitScript(watchForBoard, { token, wanted: BOOKINGS });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(address);
  await page.waitForFunction(() => window.boardPainted !== undefined);
  return page;
}

/** Runs in the page before its own scripts. */
function watchForBoard({ token, wanted }) {
  localStorage.setItem('token', token);
  const look = () => {
    const isThere = document.querySelectorAll('[data-board] [data-block]').length >= wanted;
    // What is there before a frame's paint is on screen when the next frame begins.
    requestAnimationFrame(isThere ? (now) => (window.boardPainted = now) : look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds from opening the address. */
async function firstPaint(browser, address, token) {
  const page = await open(browser, address, token);
  const painted = await page.evaluate(() => ({
    outline: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    board: window.boardPainted,
  }));
  await page.context().close();
  return painted;
}

/**
 * Milliseconds of each frame while bookings are picked up, moved down and up the board, and
 * dropped; and, in turn with them, while nothing is done: frames that are late then are the
 * machine's fault.
 */
async function framesOfDrags(browser, address, token) {
  const page = await open(browser, address, token);
  await page.waitForLoadState('networkidle');
  const [atRest, dragged] = [[], []];
  for (let n = 0; n < DRAGS; n += 1) {
    atRest.push(...(await framesOf(page, () => waitForFrames(page, STEPS))));
    const block = page.locator('[data-board] [data-block]').nth(n);
    dragged.push(...(await framesOf(page, () => drag(page, block))));
  }
  await page.context().close();
  return { atRest, dragged };
}

async function framesOf(page, work) {
  await page.evaluate(recordFrames);
  await work();
  return page.evaluate(() => window.endOfFrames());
}

async function waitForFrames(page, count) {
  for (let n = 0; n < count; n += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Runs in the page. */
function recordFrames() {
  const begins = [];
  let isOn = true;
  const next = (now) => {
    begins.push(now);
    if (isOn) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  window.endOfFrames = () => {
    isOn = false;
    return begins.slice(1).map((now, index) => now - begins[index]);
  };
}

/** Steps follow each other as fast as the page draws them; Escape leaves the board as it was. */
async function drag(page, block) {
  // The board scrolls along when a booking is carried to its edge.
  await page.locator('[data-board]').evaluate((element) => element.scrollTo({ top: 0 }));
  const board = await page.locator('[data-board]').boundingBox();
  const { x, y, width, height } = await block.boundingBox();
  const left = x + width / 2;
  const top = y + height / 2;
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const share = 1 - Math.abs((2 * step) / STEPS - 1);
    await page.mouse.move(left, top + share * (board.y + board.height - top));
    await waitForFrames(page, 1);
  }
  const held = await page.locator('[data-block][data-dragged=true]').count();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  if (held !== 1) throw new Error('The booking was not in the hand');
}

function reportFrames(name, frames, aim = '') {
  const late = frames.filter((took) => took > FRAME_MS + ROUNDING_MS);
  const share = ((100 * late.length) / frames.length).toFixed(1);
  console.log(
    `${name}: ${late.length} of ${frames.length} frames over ${FRAME_MS} ms, ` +
      `${share} %${aim}, longest ${Math.max(...frames).toFixed(1)} ms`,
  );
}
