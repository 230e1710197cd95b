import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import type { Office } from './office.js';

/** What is pressed, and what a screen reader says of where that leads. */
export type Press = readonly [key: string, ...heard: Locator[]];

const MOST_KEYS = 5;

/**
 * Presses one key after the other, from a refusal until its way out is taken.
 * @throws Error where the focus is not at what should be heard, or it took too many
 */
export async function solveByKeys(
  { hands, dana: { page } }: Office,
  presses: readonly Press[],
): Promise<void> {
  const { clicks, keys } = await hands.effortOf(async () => {
    for (const [key, ...heard] of presses) {
      await page.keyboard.press(key);
      for (const words of heard) await words.waitFor();
    }
  });
  expect(clicks).toBe(0);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
}
