import type { BoardMark, MarkTone } from '#modules/scheduling/contract/board-rules.js';
import type { BoardBlock } from './board-block';

/** A mark of a block. */
export interface BlockMark {
  mark: BoardMark;
  tone: MarkTone;
}

/*
 * The marks of a block, and those of a row's blocks, are handed on as text: the same text means nothing to redraw.
 */

/** `tight.amber`; several are joined by spaces. */
export const marksText = (mark: BoardMark, tone: MarkTone): string => `${mark}.${tone}`;

export const marksIn = (text: string): BlockMark[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [mark, tone] = one.split('.');
      return { mark, tone } as BlockMark;
    });

/** Those of a row: a line for each block that has any. */
export const rowMarks = (
  blocks: readonly BoardBlock[],
  ofBlocks: ReadonlyMap<string, string>,
): string =>
  blocks
    .filter(({ id }) => ofBlocks.has(id))
    .map(({ id }) => `${id} ${ofBlocks.get(id)}`)
    .join('\n');

/** One block's of those of its row; `''` where it has none. */
export function marksOfBlock(ofRow: string, id: string): string {
  const line = ofRow.split('\n').find((one) => one.startsWith(`${id} `));
  return line?.slice(id.length + 1) ?? '';
}
