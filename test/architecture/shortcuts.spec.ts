import { describe, expect, it } from '@jest/globals';
import { textsOfTheTree } from './support/texts.js';
import { SHORTCUTS } from '../../web/shared/shortcuts/registry.js';

const pages = textsOfTheTree().filter(
  ({ path }) =>
    /^web\/.*\.tsx?$/.test(path) && !/\.spec\.tsx?$|^web\/shared\/shortcuts\//.test(path),
);
const found = (pattern: RegExp): Set<string> =>
  new Set(pages.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

/** What is done with a shortcut by name: `isShortcut(event, 'lift')`, `useShortcut('undo', undo)`. */
const asked = found(/\b(?:isShortcut\([\w.]+,|useShortcut\()\s*'(\w+)'/g);
const areas = found(/\buseShortcutArea\(\s*'(\w+)'/g);
/** Acted on by the grid and the editor of letters themselves. */
const ELSEWHERE = ['goToRow', 'bold', 'italic', 'underline'];

describe('the list of shortcuts', () => {
  it('names only what somebody acts on [R-PAGE-17]', () => {
    const unheard = Object.keys(SHORTCUTS).filter(
      (name) => !asked.has(name) && !ELSEWHERE.includes(name),
    );
    expect(unheard).toEqual([]);
  });

  it('has an area that is shown for everything that has the focus itself', () => {
    const ofPages = found(/\buseShortcut\(\s*'(\w+)'/g);
    const unshown = Object.entries(SHORTCUTS).filter(
      ([name, { area }]) => !ofPages.has(name) && !areas.has(area),
    );
    expect(unshown.map(([name]) => name)).toEqual([]);
  });

  it('is where every key of a page comes from [R-PAGE-17]', () => {
    const besides = pages.filter(({ text }) => /\buseHotkeys\b|\bgetHotkeyHandler\b/.test(text));
    expect(besides.map(({ path }) => path)).toEqual([]);
  });
});
