import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Visitor } from './visitor.js';

export type Scheme = 'light' | 'dark';

/**
 * Runs in the page: the scheme is on, and colors that change gradually have changed. On a busy machine
 * the page may learn of the scheme seconds later; what was chosen by hand keeps its own.
 */
const untilDrawn = (scheme: Scheme): string => `(async () => {
  const drawn = () => new Promise(requestAnimationFrame);
  const isOn = () => document.documentElement.dataset.mantineColorScheme === '${scheme}';
  for (let frames = 0; frames < 600 && !isOn(); frames += 1) await drawn();
  await drawn();
  const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.all(changes.map((one) => one.finished.catch(() => undefined)));
  await drawn();
})()`;

async function inScheme(page: Page, colorScheme: Scheme): Promise<void> {
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

const ALL_RULES = { rules: { 'target-size': { enabled: true } } };
/** Nothing else is another one in another scheme. */
const COLORS = { runOnly: ['color-contrast'] };

/**
 * What axe finds on the page as it is in each of the schemes; empty when nothing, and where it was not looked at.
 * @param part a selector, where not all of the page is meant
 */
export async function axeFindings(
  page: Page,
  part?: string,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<Record<Scheme, string[]>> {
  const found: Record<Scheme, string[]> = { light: [], dark: [] };
  for (const [turn, scheme] of schemes.entries()) {
    await inScheme(page, scheme);
    found[scheme] = await findings(page, part, turn === 0 ? ALL_RULES : COLORS);
  }
  return found;
}

/** Opens the page at once in the scheme in which it is looked at first. */
export async function openIn(
  scheme: Scheme | undefined,
  { page }: Visitor,
  path: string,
): Promise<Page> {
  await page.emulateMedia({ colorScheme: scheme ?? 'light' });
  await page.goto(path);
  return page;
}
