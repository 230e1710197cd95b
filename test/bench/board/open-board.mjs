import { BOOKINGS } from './busy-day.mjs';

/** A busy machine should give poor figures, not none. */
const TIMEOUT_MS = 120_000;

/**
 * A page of its own, without a cache, with the whole board on it. `window.boardPainted` is when that was, in
 * milliseconds from opening the address.
 */
export async function openBoard(browser, address, token) {
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
