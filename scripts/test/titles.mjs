/** What a call is given first, in quotes: titles among them, also of `it.each(…)(…)` and of a story's steps. */
const FIRST = /\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs;
const RULES = / \[(?:R-[A-Z]+-\d+(?:, )?)+\]$/;
/** What a title that is said of several cases leaves open. */
const OPEN = /%[a-z]|\\?\$\\?\{[^}]*\\?\}|\\?\$\w+/g;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param {string} text a spec file's
 * @returns {RegExp[]} what the full names of its tests end with, without their rules; a single word is taken for no
 *   title
 */
export function titlesIn(text) {
  const titles = [...text.matchAll(FIRST)].map(([, , quoted]) =>
    quoted.replace(RULES, '').replace(/\\(['"`])/g, '$1'),
  );
  return titles
    .filter((title) => title.includes(' '))
    .map((title) => new RegExp(`(?:^| )${title.split(OPEN).map(escaped).join('.+')}$`));
}
