import { readFileSync } from 'node:fs';
import { inCheckout } from '../lib/checkout.mjs';
import { titlesIn } from './titles.mjs';

/** Marks a test as the night's own, or cases of which a change tries some (test/support/thorough.ts). */
const OWN = /\b(?:itAtNight|taskAtNight|describeAtNight)\b/;
const SOME = /\bsomeOf\(/;
const RULE = /\bR-[A-Z]+-\d+\b/g;

/**
 * What the run of a change leaves to the night, by the texts of the spec files that have such tests.
 * @param {readonly string[]} files spec files, from the checkout's top
 * @param {(path: string) => string} textOf
 * @returns {{ rules: Set<string>, has: (file: string, title: string) => boolean }} the rules that files with tests of
 *   the night's own hold, and whether a file of which only a part is tried has a test of that title
 */
export function testsOfTheNight(files, textOf = (path) => readFileSync(inCheckout(path), 'utf8')) {
  const texts = new Map(files.map((path) => [path, textOf(path)]));
  const own = [...texts.values()].filter((text) => OWN.test(text));
  return {
    rules: new Set(own.flatMap((text) => text.match(RULE) ?? [])),
    has: (file, title) => {
      const text = texts.get(file) ?? '';
      if (!OWN.test(text) && !SOME.test(text)) return false;
      return titlesIn(text).some((ending) => ending.test(title));
    },
  };
}

/** The night leaves nothing to anybody. */
export const NOTHING_LEFT = { rules: new Set(), has: () => false };
