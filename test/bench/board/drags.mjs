import { openBoard } from './open-board.mjs';

const DRAGS = 5;
const STEPS = 100;
/** What a screen of 60 Hz leaves for a frame. */
const FRAME_MS = 16.7;
/** The page's clock is rounded to a tenth, so two frames on time may be that much further apart. */
const ROUNDING_MS = 0.2;
/** How the browser names what the page's thread did, in seconds. */
const WORK = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

/**
 * Bookings are picked up, moved down and up the whole board, and given back; in turn with them nothing is done for
 * as many frames: those that are late then are the machine's fault. Prints frames, and what a step
 * costs the page's thread.
 */
export async function measureDrags(browser, address, token, drags = DRAGS) {
  const page = await openBoard(browser, address, token);
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const [atRest, dragged, steps] = [[], [], []];
  for (let n = 0; n < drags; n += 1) {
    atRest.push(...(await framesOf(page, () => waitForFrames(page, STEPS))));
    const block = page.locator('[data-board] [data-block]').nth(n);
    const taken = await framesOf(page, async () => {
      steps.push(await drag(page, devTools, block));
    });
    dragged.push(...taken);
  }
  await page.context().close();
  reportFrames(`${drags} drags of ${STEPS} steps`, dragged, ' (aim: at most 2 %)');
  reportFrames('the same page at rest', atRest);
  reportSteps(steps);
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

/**
 * Steps follow each other as fast as the page draws them; Escape leaves the board as it was.
 * @returns the work of the steps between lifting and giving back, in milliseconds of the page's thread
 */
async function drag(page, devTools, block) {
  // The board scrolls along when a booking is carried to its edge.
  await page.locator('[data-board]').evaluate((element) => element.scrollTo({ top: 0 }));
  const board = await page.locator('[data-board]').boundingBox();
  const { x, y, width, height } = await block.boundingBox();
  const left = x + width / 2;
  const top = y + height / 2;
  await page.mouse.move(left, top);
  await page.mouse.down();
  let before;
  for (let step = 1; step <= STEPS; step += 1) {
    const share = 1 - Math.abs((2 * step) / STEPS - 1);
    await page.mouse.move(left, top + share * (board.y + board.height - top));
    await waitForFrames(page, 1);
    // The first step lifts it.
    if (step === 1) before = await workDone(devTools);
  }
  const after = await workDone(devTools);
  const held = await page.locator('[data-block][data-dragged=true]').count();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  if (held !== 1) throw new Error('The booking was not in the hand');
  return Object.fromEntries(Object.keys(WORK).map((kind) => [kind, after[kind] - before[kind]]));
}

/** Milliseconds since the page began. */
async function workDone(devTools) {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value * 1000;
  return Object.fromEntries(Object.entries(WORK).map(([kind, name]) => [kind, of(name)]));
}

function reportFrames(name, frames, aim = '') {
  const late = frames.filter((took) => took > FRAME_MS + ROUNDING_MS);
  const share = ((100 * late.length) / frames.length).toFixed(1);
  console.log(
    `${name}: ${late.length} of ${frames.length} frames over ${FRAME_MS} ms, ` +
      `${share} %${aim}, longest ${Math.max(...frames).toFixed(1)} ms`,
  );
}

function reportSteps(drags) {
  const count = drags.length * (STEPS - 1);
  const of = (kind) => drags.reduce((sum, took) => sum + took[kind], 0) / count;
  const { all, script, style, layout } = Object.fromEntries(
    Object.keys(WORK).map((kind) => [kind, of(kind)]),
  );
  console.log(
    `a step costs the page's thread ${all.toFixed(2)} ms: script ${script.toFixed(2)}, ` +
      `style ${style.toFixed(2)}, layout ${layout.toFixed(2)}, the rest, most of it painting, ` +
      `${(all - script - style - layout).toFixed(2)}`,
  );
}
