import type { BrowserContext, Page } from 'playwright-core';

/** How long nothing on the page may change until it has done all that a key set off; milliseconds. */
const QUIET_MS = 300;
const CONTROLS = 'button, [role="tab"], [role="button"], summary';

/** Runs in the page: resolves once nothing has changed for a while. */
const QUIET = `new Promise((resolve) => {
  const done = () => { watch.disconnect(); resolve(); };
  let timer = setTimeout(done, ${QUIET_MS});
  const watch = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, ${QUIET_MS});
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
})`;

/** Runs in the page: the controls that can be pressed now, in its order. */
const FIND = (within: string): string => `
  [...document.querySelectorAll(${JSON.stringify(within)})]
    .flatMap((part) => [...part.querySelectorAll(${JSON.stringify(CONTROLS)})])
    .filter((one) => !one.matches(':disabled, [aria-disabled="true"]') && one.checkVisibility())`;

const NAMES = (within: string): string => `${FIND(within)}.map((one) =>
  (one.getAttribute('aria-label') ?? one.textContent.trim()) || one.className)`;

/** Runs in the page: what lost the focus has it again, or something else that is nearby. */
const IS_LOST = `document.activeElement === document.body || document.activeElement?.id === 'content'`;

const settle = (page: Page): Promise<unknown> => page.evaluate(QUIET);

export interface Walk {
  /** Opens the page in the state in which its controls are pressed. */
  open: (page: Page) => Promise<void>;
  /** The part of it whose controls are pressed. */
  within?: string;
  /** What is pressed after all others: it changes what they stand on. */
  last?: RegExp;
}

/**
 * Presses every control of a page, each on a page of its own, by its key, and what it opened is
 * closed by Escape.
 * @returns the names of those after which the focus was nowhere
 */
export async function lostAfter(context: BrowserContext, walk: Walk): Promise<string[]> {
  const { open, within = 'main', last = /(?!)/ } = walk;
  const fresh = async (): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('dialog', (dialog) => void dialog.accept());
    await open(page);
    await settle(page);
    return page;
  };
  const first = await fresh();
  const names = await first.evaluate<string[]>(NAMES(within));
  await first.close();
  const order = [
    ...names.filter((name) => !last.test(name)),
    ...names.filter((name) => last.test(name)),
  ];
  const lost: string[] = [];
  for (const [turn, name] of order.entries()) {
    const page = await fresh();
    const path = page.url();
    const nth = order.slice(0, turn).filter((other) => other === name).length;
    const isThere = await page.evaluate<boolean>(`(() => {
      const names = ${NAMES(within)};
      const at = names.flatMap((one, at) => (one === ${JSON.stringify(name)} ? [at] : []))[${nth}];
      if (at === undefined) return false;
      ${FIND(within)}[at].focus();
      return true;
    })()`);
    if (isThere) {
      await page.keyboard.press('Enter');
      await settle(page);
      const isAway = (): boolean => new URL(page.url()).pathname !== new URL(path).pathname;
      if ((await page.evaluate<boolean>(IS_LOST)) && !isAway()) lost.push(name);
      else if (!isAway() && (await page.locator('[role="dialog"], aside').count()) > 0) {
        await page.keyboard.press('Escape');
        await settle(page);
        if ((await page.evaluate<boolean>(IS_LOST)) && !isAway()) lost.push(`${name}, then Escape`);
      }
    }
    await page.close();
  }
  return lost;
}
