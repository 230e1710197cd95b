import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import type { BoardMark, MarkTone } from '#modules/scheduling/contract/board-rules.js';
import { drivesLabel } from '#modules/scheduling/contract/schedule-labels.js';
import { showTime } from '../../../shared/format';
import { gapLabel, shortGap } from '../../../shared/labels';
import { FLAG_KINDS, type BlockFlag, type FlagTone } from './block-flags';
import { marksIn, type BlockMark } from './block-marks';
import type { BoardBlock } from './board-block';
import { progressFlag } from './progress';

/** What is around a block besides its row and time. */
export interface BlockSurroundings {
  timezone: string;
  /** As `marksText`. */
  marks: string;
}

const TONES: Readonly<Record<MarkTone, FlagTone>> = {
  red: 'danger',
  amber: 'warning',
  note: 'plain',
};
const SEVERITY: readonly FlagTone[] = ['danger', 'warning', 'plain'];

/** The mark in words; undefined where the row says it. */
const NAMES: Readonly<Partial<Record<BoardMark, (block: BoardBlock, timezone: string) => string>>> =
  {
    cantStart: ({ booking: { progress, metaData } }, timezone) =>
      `Can't start before ${showTime(progress.expectedStart ?? metaData.startTime, timezone)}`,
    runningLate: () => 'Running late',
    tight: () => 'Tight turnaround: less than an hour to the next booking of this truck',
    missingTruck: () => 'Missing a truck: not all trucks of this day are assigned',
    driveUnknown: ({ booking }) => drivesLabel(booking.metaData),
    reconfirm: () => 'To reconfirm: changed since the customer was told',
    notConfirmed: () => 'Not confirmed: no confirmation has reached the customer',
    mayRunLate: () => 'May run late: such jobs take longer than planned',
    lateFinish: () => 'Ends late: the job ends after 6:30 PM or the truck is back after 9:30 PM',
    farEstimate: ({ booking }) => gapLabel(booking.metaData.estimateGaps ?? []),
    problemAddress: () => 'Problem address',
  };

function markFlag(block: BoardBlock, { mark, tone }: BlockMark, timezone: string) {
  const name = NAMES[mark]?.(block, timezone);
  if (name === undefined) return [];
  const { estimateGaps } = block.booking.metaData;
  const figure = mark === 'farEstimate' && estimateGaps ? shortGap(estimateGaps) : null;
  const flag = { kind: mark as BlockFlag['kind'], tone: TONES[tone], name };
  return [{ ...flag, ...(figure !== null && { figure }) } satisfies BlockFlag];
}

const OUTSIDE: BlockFlag = {
  kind: 'outside',
  tone: 'danger',
  name: 'Outside the hours of the board',
};

export const isConfirmed = ({ booking }: BoardBlock): boolean =>
  stateDescription(booking.metaData.state).hasAllTrucks;

const bySeverity = (a: BlockFlag, b: BlockFlag): number =>
  SEVERITY.indexOf(a.tone) - SEVERITY.indexOf(b.tone) ||
  FLAG_KINDS.indexOf(a.kind) - FLAG_KINDS.indexOf(b.kind);

/** All flags of a block: its marks, then those of the job itself, most severe first (R-BOARD-24). */
export function flagsOf(block: BoardBlock, { timezone, marks }: BlockSurroundings): BlockFlag[] {
  const progress = progressFlag(block.booking);
  return [
    ...(block.grid === null ? [OUTSIDE] : []),
    ...marksIn(marks).flatMap((one) => markFlag(block, one, timezone)),
    ...block.flags,
    ...(progress ? [progress] : []),
  ].sort(bySeverity);
}
