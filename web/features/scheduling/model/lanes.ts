import { HOUR_MS } from '#kernel/time-window.js';
import type { BoardBlock } from './board-block';

/**
 * Blocks next to each other in as few lines as possible: those of the Unassigned row may overlap.
 */
export function inLines(blocks: readonly BoardBlock[]): BoardBlock[][] {
  const lines: { end: number; blocks: BoardBlock[] }[] = [];
  const inOrder = [...blocks].sort((a, b) => a.window.start.getTime() - b.window.start.getTime());
  for (const block of inOrder) {
    const start = block.window.start.getTime();
    const line = lines.find(({ end }) => end <= start);
    const end = block.window.end.getTime();
    if (line) {
      line.blocks.push(block);
      line.end = end;
    } else lines.push({ end, blocks: [block] });
  }
  return lines.map((line) => line.blocks);
}

/** The old list if it is equal, so that what shows it is not redrawn. */
export function sameIfEqual<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  return before?.length === now.length && now.every((one, at) => one === before[at]) ? before : now;
}

/** From the first departure to the last return of a truck's day, in hours, as its crew's are counted; 0 without jobs. */
export function hoursOut(blocks: readonly BoardBlock[]): number {
  if (blocks.length === 0) return 0;
  const out = Math.min(...blocks.map(({ window }) => window.start.getTime()));
  const back = Math.max(...blocks.map(({ window }) => window.end.getTime()));
  return (back - out) / HOUR_MS;
}
