import type { Locator, Page } from 'playwright-core';

const MOST_STOPS = 90;
const SLIDES_IN_MS = 500;
/** What opens takes the focus some frames after it is seen; nobody is faster with the next key. */
const TAKES_FOCUS_MS = 100;

/** Runs in the page. Between the page's end and its beginning the browser itself has the focus. */
const FAULT_OF_FOCUS = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = element.tagName + ' ' + (element.getAttribute('aria-label') ?? element.textContent);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isInSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  if (!isInSight) return name + ' is out of sight';
  // A field's whole frame changes its color instead.
  const isMarked =
    element.matches(':focus-visible') &&
    (element.matches('input, textarea, [contenteditable]') ||
      getComputedStyle(element).outlineStyle !== 'none');
  return isMarked ? null : name + ' is not marked';
})()`;

/** Somebody without a mouse: everything is reached by Tab, and where the focus is can be seen at each stop. */
export class Typist {
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Goes on by Tab, or back, until the element has the focus. */
  async reach(target: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor();
    await this.page.waitForTimeout(TAKES_FOCUS_MS);
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if ((await target.and(this.page.locator(':focus')).count()) === 1) return;
      await this.page.keyboard.press(way);
      await this.seesFocus();
    }
    throw new Error(`${target.toString()} was not reached by ${way}`);
  }

  async activate(target: Locator, way?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await this.reach(target, way);
    await this.press('Enter');
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.type(text);
  }

  /** Opens a list and goes down to an option. */
  async choose(field: Locator, name: string): Promise<void> {
    await this.reach(field);
    await this.press('ArrowDown');
    const option = this.page.getByRole('option', { name, exact: true });
    await option.waitFor();
    const isLit = async (): Promise<boolean> =>
      (await option.getAttribute('data-combobox-selected')) === 'true';
    for (let at = 0; at < MOST_STOPS && !(await isLit()); at += 1) await this.press('ArrowDown');
    await this.press('Enter');
  }

  /** Types what is sought and takes the first hit. */
  async find(field: Locator, text: string): Promise<void> {
    await this.fill(field, text);
    const hit = this.page.getByRole('option', { name: text }).first();
    await hit.waitFor();
    await this.press('ArrowDown', 'Enter');
    await hit.waitFor({ state: 'hidden' });
  }

  private async seesFocus(): Promise<void> {
    const faultNow = (): Promise<string | null> => this.page.evaluate(FAULT_OF_FOCUS);
    if (!(await faultNow())) return;
    // A toast that slides in is in sight a moment later.
    await this.page.waitForTimeout(SLIDES_IN_MS);
    const fault = await faultNow();
    if (fault) throw new Error(`The focus can't be seen: ${fault}`);
  }
}
