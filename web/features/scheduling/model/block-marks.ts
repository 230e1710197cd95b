import { isLateFinish } from '#modules/scheduling/contract/board-rules.js';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import { jobEndOf } from '#modules/moves/contract/envelope.js';
import type { BoardBlock } from './board-block';

/** What on a block needs a look, in the order of urgency. */
export type BlockMark = 'unconfirmed' | 'tight' | 'late' | 'outside';

export const MARK_NAMES: Readonly<Record<BlockMark, string>> = {
  unconfirmed: 'Unconfirmed: not all trucks of this day are assigned',
  tight: 'Tight turnaround: less than an hour to the next booking of this truck',
  late: 'Late finish: the job ends after 6:30 PM or the truck is back after 9:30 PM',
  outside: 'Outside the hours of the board',
};

export interface BlockSurroundings {
  day: string;
  timezone: string;
  isTight: boolean;
}

export function marksOf(
  { booking, window, grid, place }: BoardBlock,
  { day, timezone, isTight }: BlockSurroundings,
): BlockMark[] {
  const { startTime, duration, state } = booking.metaData;
  const jobEnd = jobEndOf({ date: startTime, duration });
  const marks: (BlockMark | false)[] = [
    place.truck !== null && !stateDescription(state).hasAllTrucks && 'unconfirmed',
    isTight && 'tight',
    isLateFinish({ window, jobEnd }, day, timezone) && 'late',
    grid === null && 'outside',
  ];
  return marks.filter((mark) => mark !== false);
}
