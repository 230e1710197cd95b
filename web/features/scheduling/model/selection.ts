import type { BoardBlock } from './board-block';
import type { BoardModel } from './board-model';

/** Every block from the top row to the Unassigned row, in each row by time. */
const inRows = ({ lanes, unassigned }: BoardModel): BoardBlock[] => [
  ...lanes.flatMap(({ blocks }) => blocks),
  ...unassigned,
];

/** The chosen blocks that are still on the board, from top to bottom. */
export const chosenOn = (model: BoardModel, chosen: readonly string[]): BoardBlock[] =>
  inRows(model).filter(({ id }) => chosen.includes(id));

/** With one block more, or without it if it was chosen. */
export const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

/** With everything between two blocks, both included; a start that left the board is passed over. */
export function chosenUpTo(
  model: BoardModel,
  chosen: readonly string[],
  [from, to]: readonly [string | null, string],
): string[] {
  const ids = inRows(model).map(({ id }) => id);
  const end = ids.indexOf(to);
  const start = from === null ? -1 : ids.indexOf(from);
  const [first, last] = [start < 0 ? end : Math.min(start, end), Math.max(start, end)];
  return [...new Set([...chosen, ...ids.slice(first, last + 1)])];
}
