import type { BoardBlock } from '../board/board-block';
import { MARK_NAMES, type BlockMark } from './block-marks';

/** A block as it is spoken: everything that it shows. */
export function blockWords(
  { name, times, route, flags }: BoardBlock,
  rowName: string,
  marks: readonly BlockMark[],
): string {
  return [
    name,
    times,
    rowName,
    route.replace(' → ', ' to ').replace(/\+(\d+)$/, 'and $1 more stops'),
    ...marks.map((mark) => MARK_NAMES[mark]),
    ...flags.map((flag) => flag.name),
  ]
    .filter(Boolean)
    .join(', ');
}
