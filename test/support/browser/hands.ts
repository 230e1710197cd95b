import type { Page } from 'playwright-core';

/** What a task costs a person. */
export interface Effort {
  /** Presses of a mouse button. */
  clicks: number;
  /** Presses of keys, a held Shift or Ctrl too. */
  keys: number;
}

/**
 * Runs in the page: real presses only, in every document of the tab. The driver holds back a press whose target moved
 * away meanwhile, on the window, and presses again: a person presses once, so only what reaches the document counts.
 */
const COUNT = `
  window.hands = { clicks: 0, keys: 0 };
  const count = (what) => (event) => {
    if (event.isTrusted && !event.repeat) window.hands[what] += 1;
  };
  document.addEventListener('pointerdown', count('clicks'), true);
  document.addEventListener('keydown', count('keys'), true);
`;

/** Counts what the hands do in a browser, from the document that is opened next. */
export class Hands {
  private constructor(private readonly page: Page) {}

  static async over(page: Page): Promise<Hands> {
    await page.addInitScript({ content: COUNT });
    return new Hands(page);
  }

  /** What the work costs; all of it in one document. */
  async effortOf(work: () => Promise<void>): Promise<Effort> {
    await this.page.evaluate('window.hands.clicks = window.hands.keys = 0');
    await work();
    return this.page.evaluate<Effort>('window.hands');
  }

  /** Presses keys one after the other: texts as they are typed, keys by their names. */
  async type(...texts: (string | { key: string })[]): Promise<void> {
    for (const text of texts)
      if (typeof text === 'string') await this.page.keyboard.type(text);
      else await this.page.keyboard.press(text.key);
  }
}

export const TAB = { key: 'Tab' };
export const ENTER = { key: 'Enter' };
