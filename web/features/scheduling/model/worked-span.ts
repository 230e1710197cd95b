import { workedSpan } from '#modules/scheduling/contract/board-rules.js';
import type { BookingView, GridSpanView } from '#modules/scheduling/contract/booking.view.js';
import type { BoardBlock } from './board-block';

/** Whether the hours that a job took go on with the clock. */
export const isRunning = ({ progress: { started, finished } }: BookingView): boolean =>
  started !== null && finished === null;

/**
 * The columns that a job took, or takes by now (R-ACTUAL-20): what the server said when the board was read may be old,
 * and so may this page's minute when it hears of a start.
 */
export function spanBy(
  now: Date,
  booking: BookingView,
  on: { day: string; timezone: string },
): GridSpanView | null {
  const { started, span } = booking.progress;
  if (started === null || !isRunning(booking)) return span;
  const byClock = workedSpan(on, { started: new Date(started), finished: null }, now);
  return byClock && byClock.span > (span?.span ?? 0) ? byClock : span;
}

const endOf = ({ column, span }: GridSpanView): number => column + span;

/**
 * The columns for the words of a job that has begun: from its start on, over the outline of its plan too, up to the next
 * block, which lies over it. Where that leaves less than half the room of the plan they are in the outline.
 * @param next the first column of the next block on its row
 */
export function wordColumns(
  planned: GridSpanView,
  worked: GridSpanView,
  next = Infinity,
): GridSpanView {
  const { column } = worked;
  const end = Math.min(Math.max(endOf(planned), endOf(worked)), next);
  return end - column < planned.span / 2 ? planned : { column, span: end - column };
}

/** Where a block begins as it is drawn; undefined without one. */
export function firstColumn(block: BoardBlock | undefined): number | undefined {
  if (!block?.grid) return undefined;
  return Math.min(block.grid.column, block.booking.progress.span?.column ?? Infinity);
}

/** Where columns begin and how long they are, in lengths of the planned ones and from their start. */
export const shareOf = (
  columns: GridSpanView,
  planned: GridSpanView,
): { from: number; length: number } => ({
  from: (columns.column - planned.column) / planned.span,
  length: columns.span / planned.span,
});
