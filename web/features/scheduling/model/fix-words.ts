import { counted } from '#kernel/counted.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';
import { drivesLabel } from '#modules/scheduling/contract/schedule-labels.js';
import { showTime } from '../../../shared/format';
import { gapLabel } from '../../../shared/labels';
import type { BoardBlock } from './board-block';
import { shortName } from './direct-leg';
import { waitingWords } from './waiting-labels';

/** A thing to mend, in words: what is wrong, and what one must know to mend it. */
export interface FixWords {
  title: string;
  detail: string;
}

/** What is around a block that needs something. */
export interface AroundFix {
  timezone: string;
  /** The name of its truck; undefined on the Unassigned row. */
  truck: string | undefined;
  /** The one before it on that truck. */
  before: BoardBlock | undefined;
}

/** `45 min`: from when a truck is back to when it is to leave again; under an hour, or they were not tight. */
function gapBetween(before: BoardBlock, block: BoardBlock): string {
  const minutes = Math.round(
    (block.window.start.getTime() - before.window.end.getTime()) / MINUTE_MS,
  );
  return `${Math.max(0, minutes)} min`;
}

type Words = (block: BoardBlock, around: AroundFix) => FixWords;

const startOf = ({ booking }: BoardBlock, timezone: string): string =>
  showTime(booking.metaData.startTime, timezone);

const onTruck = ({ times }: BoardBlock, { truck }: AroundFix): string =>
  [times, truck].filter(Boolean).join(' · ');

/** The marks of a truck's crew; the others are of a move. */
const CREW_MARKS = ['missingLead', 'shortCrew'] as const satisfies readonly BoardMark[];
export type CrewMark = (typeof CREW_MARKS)[number];

export const isCrewMark = (mark: BoardMark): mark is CrewMark =>
  (CREW_MARKS as readonly BoardMark[]).includes(mark);

/** What a mark says of a move that has it. */
export const FIX_WORDS: Readonly<Record<Exclude<BoardMark, CrewMark>, Words>> = {
  unassigned: (block, { timezone }) => ({
    title: `${shortName(block)} has no truck, starts ${startOf(block, timezone)}`,
    detail: block.times,
  }),
  cantStart: (block, { timezone, truck, before }) => {
    const words = waitingWords(block.booking, { before, truck, timezone });
    const until = words?.until ?? "Can't start as planned";
    return {
      title: `${shortName(block)} ${until.charAt(0).toLowerCase()}${until.slice(1)}`,
      detail: words?.because || onTruck(block, { timezone, truck, before }),
    };
  },
  runningLate: (block, around) => ({
    title: `${shortName(block)} is running late`,
    detail: `Planned ${onTruck(block, around)}`,
  }),
  tight: (block, { truck, before }) => ({
    title: [
      before ? `Tight: ${shortName(before)} to ${shortName(block)}` : `Tight: ${shortName(block)}`,
      truck,
    ]
      .filter(Boolean)
      .join(', '),
    detail: before ? `${gapBetween(before, block)} between them` : block.times,
  }),
  missingTruck: (block, around) => ({
    title: `${shortName(block)} is missing a truck`,
    detail: onTruck(block, around),
  }),
  driveUnknown: (block, around) => ({
    title: `${shortName(block)}: ${drivesLabel(block.booking.metaData).toLowerCase()}`,
    detail: onTruck(block, around),
  }),
  reconfirm: (block, around) => ({
    title: `${shortName(block)} is to be reconfirmed`,
    detail: `${onTruck(block, around)} · changed since`,
  }),
  notConfirmed: (block, around) => ({
    title: `${shortName(block)} is not confirmed`,
    detail: onTruck(block, around),
  }),
  mayRunLate: (block, around) => ({
    title: `${shortName(block)} may run late`,
    detail: `Planned ${onTruck(block, around)}`,
  }),
  lateFinish: (block, { timezone }) => ({
    title: `${shortName(block)} ends ${showTime(block.booking.metaData.endTime, timezone)}`,
    detail: `Back at the yard ${showTime(block.window.end, timezone)}`,
  }),
  farEstimate: (block, around) => ({
    title: `${shortName(block)} is off its estimate`,
    detail: gapLabel(block.booking.metaData.estimateGaps ?? []) || onTruck(block, around),
  }),
  problemAddress: (block, around) => ({
    title: `${shortName(block)} goes to a problem address`,
    detail: onTruck(block, around),
  }),
};

/** A truck whose crew lacks somebody, and its first job. */
export interface CrewLack {
  truck: string;
  first: BoardBlock;
  missing: number;
  timezone: string;
}

/** `DEN_04 has no lead`, `DEN_07 is one mover short`. */
export function crewWords(mark: CrewMark, lack: CrewLack): FixWords {
  const { truck, first, missing, timezone } = lack;
  const what = mark === 'missingLead' ? 'has no lead' : `is ${counted(missing, 'mover')} short`;
  return {
    title: `${truck} ${what}`,
    detail: `First job ${startOf(first, timezone)}, ${shortName(first)}`,
  };
}
