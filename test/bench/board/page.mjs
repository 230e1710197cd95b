import { openBrowser } from '../../support/browser/open-browser.mjs';
import { at, sorted } from '../support/figures.mjs';
import { BOOKINGS } from './busy-day.mjs';
import { measureDrags } from './drags.mjs';
import { openBoard } from './open-board.mjs';

const OPENINGS = 5;

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
    await measureDrags(browser, address, token);
  } finally {
    await browser.close();
  }
}

/** Milliseconds from opening the address. */
async function firstPaint(browser, address, token) {
  const page = await openBoard(browser, address, token);
  const painted = await page.evaluate(() => ({
    outline: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    board: window.boardPainted,
  }));
  await page.context().close();
  return painted;
}
