import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { MOVE_TABLES } from '#modules/moves/domain/move-tree.js';
import { CHECKOUT } from './support/sources.js';

/** Who goes through a whole move, level by level. */
const WALKERS = [
  'src/modules/moves/persistence/move.writer.ts',
  'src/modules/moves/persistence/move-change.mapper.ts',
  'src/modules/moves/views/history-changes.ts',
  'src/modules/moves/domain/changes/clone.ts',
  'src/modules/moves/domain/changes/editable-fields.ts',
  'web/features/moves/form/merge-edits.ts',
];

const NAMES = Object.keys(MOVE_TABLES).join('|');
const TABLES = Object.values(MOVE_TABLES)
  .map(({ table }) => table.replace('.', '\\.'))
  .join('|');
/** As a property, a variable or a text; comments may say what they like. */
const LEVEL = new RegExp(`\\b(${NAMES})\\b|\\b(${TABLES})\\b`, 'g');
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it.each(WALKERS)('%s names no level of the move: move-tree.ts describes them', (path) => {
  const text = withoutComments(readFileSync(join(CHECKOUT, path), 'utf8'));
  expect(text.match(LEVEL) ?? []).toEqual([]);
});
