import { expect, it } from '@jest/globals';
import { textsOfTheTree } from './support/texts.js';

/** What changes on the board with each row that a block is dragged over. */
const CHANGED_BY_A_DRAG = ['data-over', 'data-verdict', 'data-dragged'];

const styles = textsOfTheTree().filter(({ path }) => /^web\/.*\.css$/.test(path));
const asked = (text: string): string[] =>
  [...text.matchAll(/:has\([^{]*?\[(data-[\w-]+)/g)].map(([, name = '']) => name);

it('no style asks the whole page for what changes with each step of a drag', () => {
  const found = styles.flatMap(({ path, text }) =>
    asked(text)
      .filter((name) => CHANGED_BY_A_DRAG.includes(name))
      .map((name) => `${path}: :has([${name}])`),
  );
  expect(found).toEqual([]);
  expect(styles.flatMap(({ text }) => asked(text))).toContain('data-over-page');
});
