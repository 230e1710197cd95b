import { readFileSync } from 'node:fs';
import { inCheckout } from '../lib/checkout.mjs';

/** Marks a test as the night's own (test/support/thorough.ts). */
const MARK = /\b(?:itAtNight|taskAtNight|describeAtNight)\b/;
const RULE = /\bR-[A-Z]+-\d+\b/g;

/**
 * What the run of a change leaves to the night, by the texts of the spec files that have such tests.
 * @param {readonly string[]} files spec files, from the checkout's top
 * @param {(path: string) => string} textOf
 * @returns {{ rules: Set<string>, has: (file: string, title: string) => boolean }} the rules that those files hold, and
 *   whether a file has a test of that title
 */
export function testsOfTheNight(files, textOf = (path) => readFileSync(inCheckout(path), 'utf8')) {
  const texts = new Map(
    files.map((path) => [path, textOf(path)]).filter(([, text]) => MARK.test(text)),
  );
  return {
    rules: new Set([...texts.values()].flatMap((text) => text.match(RULE) ?? [])),
    has: (file, title) => texts.get(file)?.includes(title) ?? false,
  };
}

/** The night leaves nothing to anybody. */
export const NOTHING_LEFT = { rules: new Set(), has: () => false };
