import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Visitor } from './visitor.js';

/**
 * Runs in the page: the scheme is on, and colors that change gradually have changed. On a busy machine
 * the page may learn of the scheme seconds later; what was chosen by hand keeps its own.
 */
const untilDrawn = (scheme: 'light' | 'dark'): string => `(async () => {
  const drawn = () => new Promise(requestAnimationFrame);
  const isOn = () => document.documentElement.dataset.mantineColorScheme === '${scheme}';
  for (let frames = 0; frames < 600 && !isOn(); frames += 1) await drawn();
  await drawn();
  const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.all(changes.map((one) => one.finished.catch(() => undefined)));
  await drawn();
})()`;

async function inScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(untilDrawn(colorScheme));
}

/** axe's own script is half a megabyte, and stays in a document once it is there. */
const NOTHING = 'undefined';

/** axe for the page, or a part of it. A sandboxed frame keeps scripts out, axe's too. */
async function axeOn(page: Page, part?: string): Promise<AxeBuilder> {
  const isThere = await page.evaluate<boolean>(`'axe' in window`);
  const builder = new AxeBuilder(isThere ? { page, axeSource: NOTHING } : { page });
  // No frame is looked into, so the way that opens a page of its own for each report is not needed.
  const axe = builder.setLegacyMode(true).exclude('iframe');
  return part ? axe.include(part) : axe;
}

/** Rule, first element and what is wrong with it, of each finding. */
async function findings(
  page: Page,
  part: string | undefined,
  options: Parameters<AxeBuilder['options']>[0],
): Promise<string[]> {
  const axe = await axeOn(page, part);
  const { violations } = await axe.options({ ...options, resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes: [first] }) => {
    const why = first?.failureSummary?.replace(/\s+/g, ' ') ?? '';
    return `${id}: ${first?.html ?? ''} ${why}`;
  });
}

/**
 * What axe finds on the page as it is, light and then dark; empty when nothing.
 * @param part a selector, where not all of the page is meant
 */
export async function axeFindings(
  page: Page,
  part?: string,
): Promise<{ light: string[]; dark: string[] }> {
  await inScheme(page, 'light');
  const light = await findings(page, part, { rules: { 'target-size': { enabled: true } } });
  await inScheme(page, 'dark');
  // Nothing but colors is another one in the dark.
  const dark = await findings(page, part, { runOnly: ['color-contrast'] });
  return { light, dark };
}

/** Opens the page in light at once: it is looked at in light first. */
export async function openInLight({ page }: Visitor, path: string): Promise<Page> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  return page;
}
