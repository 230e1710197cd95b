import { isLateFinish } from '#modules/scheduling/contract/board-rules.js';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { jobEndOf } from '#modules/moves/contract/envelope.js';
import type { BlockFlag } from './block-flags';
import type { BoardBlock } from './board-block';
import { progressFlag } from './progress';

/** What can be wrong with the row and time that a block has, most severe first. */
const PLACE_FLAGS = {
  outside: { kind: 'outside', tone: 'danger', name: 'Outside the hours of the board' },
  tight: {
    kind: 'tight',
    tone: 'danger',
    name: 'Tight turnaround: less than an hour to the next booking of this truck',
  },
  unconfirmed: {
    kind: 'unconfirmed',
    tone: 'warning',
    name: 'Unconfirmed: not all trucks of this day are assigned',
  },
  late: {
    kind: 'late',
    tone: 'warning',
    name: 'Late finish: the job ends after 6:30 PM or the truck is back after 9:30 PM',
  },
  problem: { kind: 'problem', tone: 'warning', name: 'Problem address' },
} as const satisfies Record<string, BlockFlag>;

/** Before its start a job can't be late yet: it takes longer than the plan has room for. */
const lateFlag = ({ progress, metaData }: BookingView): BlockFlag =>
  progress.started !== null || Date.parse(metaData.startTime) < Date.now()
    ? { kind: 'runningLate', tone: 'danger', name: 'Running late' }
    : { kind: 'runningLate', tone: 'warning', name: 'Should end later than planned' };

export interface BlockSurroundings {
  day: string;
  timezone: string;
  isTight: boolean;
  isProblem: boolean;
  /** Not begun, or not done, as planned. */
  isLate: boolean;
}

export const isConfirmed = ({ booking }: BoardBlock): boolean =>
  stateDescription(booking.metaData.state).hasAllTrucks;

function placeFlagsOf(block: BoardBlock, around: BlockSurroundings): BlockFlag[] {
  const { booking, window, latestEnd, grid, place } = block;
  const { startTime, duration } = booking.metaData;
  const jobEnd = jobEndOf({ date: startTime, duration });
  const flags: (BlockFlag | false)[] = [
    grid === null && PLACE_FLAGS.outside,
    around.isTight && PLACE_FLAGS.tight,
    around.isLate && lateFlag(booking),
    place.truck !== null && !isConfirmed(block) && PLACE_FLAGS.unconfirmed,
    isLateFinish({ window, jobEnd, latestEnd }, around.day, around.timezone) && PLACE_FLAGS.late,
    around.isProblem && PLACE_FLAGS.problem,
  ];
  return flags.filter((flag) => flag !== false);
}

/** All flags of a block: those of its place, then those of the job itself, most severe first. */
export const flagsOf = (block: BoardBlock, around: BlockSurroundings): BlockFlag[] => [
  ...placeFlagsOf(block, around),
  ...block.flags,
  ...[progressFlag(block.booking)].filter((flag) => flag !== false),
];
