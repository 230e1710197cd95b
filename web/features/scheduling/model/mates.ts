import type { BoardBlock } from './board-block';
import type { BoardModel } from './board-model';

type Blocks = Pick<BoardModel, 'blocks'> | null;

const activityOf = ({ booking }: BoardBlock): string => booking.metaData.activity._id;

/** Whether two blocks are trucks of the same day's work. */
export const areMates = (one: BoardBlock, other: BoardBlock | undefined): boolean =>
  other !== undefined && other.id !== one.id && activityOf(other) === activityOf(one);

/** Which truck of how many a block is, and the others on the board; null if its day needs only one. */
export function matesOf(
  block: BoardBlock,
  model: Blocks,
): { label: string; others: BoardBlock[] } | null {
  const team = [...(model?.blocks.values() ?? [])].filter(
    (one) => one.id === block.id || areMates(one, block),
  );
  const count = Math.max(block.booking.metaData.activity.truckCount, team.length);
  if (count <= 1) return null;
  const at = team.findIndex(({ id }) => id === block.id);
  return { label: `${at + 1} of ${count} trucks`, others: team.filter((_, n) => n !== at) };
}
