import type { BrowserContext, Page, Request } from 'playwright-core';
import { someOf } from '../thorough.js';

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

/** Runs in the page: the controls that can be pressed now, in its order. What is hidden from screen readers no key reaches. */
const FIND = (within: string): string => `
  [...document.querySelectorAll(${JSON.stringify(within)})]
    .flatMap((part) => [...part.querySelectorAll(${JSON.stringify(CONTROLS)})])
    .filter((one) => !one.matches(':disabled, [aria-disabled="true"], [aria-hidden="true"]') && one.checkVisibility())`;

const NAMES = (within: string): string => `${FIND(within)}.map((one) =>
  (one.getAttribute('aria-label') ?? one.textContent.trim()) || one.className)`;

/** Runs in the page: what lost the focus has it again, or something else that is nearby. */
const IS_LOST = `document.activeElement === document.body || document.activeElement?.id === 'content'`;

/** What lies over a page and is closed by Escape; a page may have one of them as a part of itself. */
const OVER = '[role="dialog"], aside';

/** What of a control or a field tells that something was opened, chosen or typed. */
const STATES = [
  'aria-disabled',
  'aria-pressed',
  'aria-expanded',
  'aria-selected',
  'aria-checked',
  'aria-current',
];

/** Runs in the page: all that a key could have changed about what can be pressed or typed, and what lies over it. */
const LOOK = `JSON.stringify([
  document.querySelectorAll('${OVER}').length,
  ...[...document.querySelectorAll('${CONTROLS}, input, textarea')].map((one) => [
    (one.getAttribute('aria-label') ?? one.textContent).trim(), one.value, one.checked, one.disabled,
    ...${JSON.stringify(STATES)}.map((name) => one.getAttribute(name)),
  ]),
])`;

/** How long an answer may take before the page is looked at without it; milliseconds. */
const ANSWER_MS = 60_000;

export interface Walk {
  /** Opens the page in the state in which its controls are pressed. */
  open: (page: Page) => Promise<void>;
  /** The part of it whose controls are pressed. */
  within?: string;
  /** What is pressed after all others: it changes what they stand on. */
  last?: RegExp;
}

/** A page in whose state a control is pressed, and what it shows then. */
class Opened {
  private page: Page | undefined;
  private names: string[] = [];
  private address = '';
  private look = '';
  private over = 0;
  private readonly unanswered = new Set<Request>();

  constructor(
    private readonly context: BrowserContext,
    private readonly walk: Walk,
  ) {}

  /** The page as `open` leaves it: opened again, or left alone if that is so. */
  async fresh(): Promise<{ page: Page; names: string[] }> {
    if (this.page && (await this.isAsOpened(this.page)))
      return { page: this.page, names: this.names };
    const page = await this.likeNew();
    await this.walk.open(page);
    await this.settle();
    this.address = page.url();
    this.names = await page.evaluate<string[]>(NAMES(this.walk.within ?? 'main'));
    this.look = await page.evaluate<string>(LOOK);
    this.over = await page.locator(OVER).count();
    return { page, names: this.names };
  }

  /** One tab, whose own memory is empty at each opening: another one each time would read the scripts anew. */
  private async likeNew(): Promise<Page> {
    if (this.page) return this.page;
    this.page = await this.context.newPage();
    this.page.setDefaultTimeout(ANSWER_MS);
    this.page.on('dialog', (dialog) => void dialog.accept());
    this.page.on('request', (request) => void this.unanswered.add(request));
    this.page.on('requestfinished', (request) => void this.unanswered.delete(request));
    this.page.on('requestfailed', (request) => void this.unanswered.delete(request));
    await this.page.addInitScript({ content: 'sessionStorage.clear()' });
    return this.page;
  }

  close = async (): Promise<void> => this.page?.close();

  /** Resolves once the page has its answers and nothing on it changes anymore. */
  async settle(): Promise<void> {
    const deadline = Date.now() + ANSWER_MS;
    do await this.page?.evaluate(QUIET);
    while (this.unanswered.size > 0 && Date.now() < deadline);
  }

  /** Whether something lies over the page that was not there when it was opened. */
  async isCovered(): Promise<boolean> {
    return ((await this.page?.locator(OVER).count()) ?? 0) > this.over;
  }

  private async isAsOpened(page: Page): Promise<boolean> {
    return page.url() === this.address && (await page.evaluate<string>(LOOK)) === this.look;
  }
}

/**
 * Presses the controls of a page, every sixth of them but at night, each in the state in which it was opened, by
 * its key, and what that opened is closed by Escape.
 * @returns the names of those after which the focus was nowhere
 */
export async function lostAfter(context: BrowserContext, walk: Walk): Promise<string[]> {
  const { within = 'main', last = /(?!)/ } = walk;
  const opened = new Opened(context, walk);
  const { names } = await opened.fresh();
  const order = [
    ...names.filter((name) => !last.test(name)),
    ...names.filter((name) => last.test(name)),
  ];
  const lost: string[] = [];
  for (const [turn, name] of someOf([...order.entries()], 6)) {
    const { page, names: shown } = await opened.fresh();
    const nth = order.slice(0, turn).filter((other) => other === name).length;
    const at = shown.flatMap((one, place) => (one === name ? [place] : []))[nth];
    if (at === undefined) continue;
    await page.evaluate(`${FIND(within)}[${at}].focus()`);
    const after = await pressed(page, opened);
    if (after !== undefined) lost.push(name + after);
  }
  await opened.close();
  return lost;
}

/** @returns what lost the focus, if anything did: the key itself, or Escape after it */
async function pressed(page: Page, opened: Opened): Promise<string | undefined> {
  const { pathname } = new URL(page.url());
  const isLost = async (): Promise<boolean> =>
    new URL(page.url()).pathname === pathname && (await page.evaluate<boolean>(IS_LOST));
  await page.keyboard.press('Enter');
  await opened.settle();
  if (await isLost()) return '';
  const isAway = new URL(page.url()).pathname !== pathname;
  if (isAway || !(await opened.isCovered())) return undefined;
  await page.keyboard.press('Escape');
  await opened.settle();
  return (await isLost()) ? ', then Escape' : undefined;
}
