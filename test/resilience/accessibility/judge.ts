import type { Page } from 'playwright-core';
import { axeFindings } from '../../support/browser/axe.js';
import { TOO_WIDE } from './in-page.js';

/** Widths of a desktop and of a phone, which is also what 400 % zoom leaves of a desktop. */
const WIDTHS = [1440, 360];
const HEIGHT = 1000;

/** Collects what is wrong, each kind on a page once, with the states that have it. */
export class Judge {
  readonly faults = new Map<string, string[]>();
  looked = 0;

  constructor(private readonly say: (line: string) => void) {}

  note(where: string, fault: string): void {
    const known = this.faults.get(fault);
    if (known) known.push(where);
    else this.faults.set(fault, [where]);
    if (!known) this.say(`${where}: ${fault}`);
  }

  /** Looks at the page as it is, light and dark, wide and narrow. */
  async look(page: Page, where: string): Promise<void> {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await this.lookAt(page, `${where}, ${width}`);
      const tooWide = await page.evaluate<string | null>(TOO_WIDE);
      if (tooWide) this.note(`${where}, ${width}`, tooWide);
    }
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
  }

  /** @param part a selector, if not all of the page is meant */
  async lookAt(page: Page, where: string, part?: string): Promise<void> {
    const { light, dark } = await axeFindings(page, part);
    for (const fault of light) this.note(where, fault);
    for (const fault of dark) this.note(`${where}, dark`, fault);
    this.looked += 2;
  }

  get lines(): string[] {
    return [...this.faults].map(([fault, where]) => `${fault} ← ${where.join('; ')}`);
  }
}
