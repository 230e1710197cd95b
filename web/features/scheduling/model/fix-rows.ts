import {
  BOARD_MARKS,
  boardMarks,
  missingMovers,
  type BoardMark,
  type MarkTone,
} from '#modules/scheduling/contract/board-rules.js';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { bestFit } from './best-fit';
import type { BoardBlock } from './board-block';
import { marksIn } from './block-marks';
import { markedDay, type BoardMarks, type IsProblem } from './board-marks';
import { isActiveOn, type BoardModel, type TruckLane } from './board-model';
import { crewWords, FIX_WORDS, isCrewMark, type CrewMark, type FixWords } from './fix-words';
import { curingStart } from './later-start';

/** What mends a thing, or where it is mended. */
export type FixAct =
  | { kind: 'book'; truck: DayTruckView }
  | { kind: 'startLater'; start: string }
  | { kind: 'findSlot' }
  | { kind: 'addLead' }
  | { kind: 'addMover' }
  | { kind: 'send' }
  | { kind: 'view' };

/** One thing that a day's board marks, with the one act for it. */
export interface Fix extends FixWords {
  key: string;
  mark: BoardMark;
  tone: MarkTone;
  /** Of a crew: the first job of its truck. */
  block: BoardBlock;
  act: FixAct;
}

export interface FixesGiven {
  branchId: string;
  isProblem: IsProblem;
  now: Date;
}

const inOrder = (a: BoardBlock, b: BoardBlock): number =>
  a.window.start.getTime() - b.window.start.getTime();

const laneWith = ({ lanes }: BoardModel, { place }: BoardBlock): TruckLane | undefined =>
  lanes.find(({ truck }) => truck._id === place.truck);

/** The one before on the same truck. */
const beforeOn = (lane: TruckLane | undefined, block: BoardBlock): BoardBlock | undefined =>
  lane?.blocks.toSorted(inOrder).findLast(({ window }) => window.start < block.window.start);

/** What the customer is told, and how many trucks a day wants, is the same of all trucks of the day. */
const OF_THE_CUSTOMER: readonly BoardMark[] = ['missingTruck', 'reconfirm', 'notConfirmed'];

const keyOf = (mark: BoardMark, { id, booking }: BoardBlock): string =>
  `${mark} ${OF_THE_CUSTOMER.includes(mark) ? booking.metaData.activity._id : id}`;

function crewFix(mark: CrewMark, lane: TruckLane, { view }: BoardModel): Omit<Fix, 'tone'> | null {
  const { truck, blocks } = lane;
  const [first] = blocks.toSorted(inOrder);
  if (!first) return null;
  const counts = blocks.map(({ booking }) => booking.metaData.moverCount);
  const missing = missingMovers(view.assignment, truck._id, counts);
  const words = crewWords(mark, {
    truck: truck.name,
    first,
    missing,
    timezone: view.day.timezone,
  });
  const kind = mark === 'missingLead' ? 'addLead' : 'addMover';
  return { ...words, key: `${mark} ${truck._id}`, mark, block: first, act: { kind } };
}

function actOf(mark: BoardMark, block: BoardBlock, model: BoardModel, given: FixesGiven): FixAct {
  const { branchId, now } = given;
  if (mark === 'unassigned') {
    if (isPast(block, now)) return { kind: 'findSlot' };
    const asked = { branchId, isCustomerActive: isActiveOn(model, block), now: now.getTime() };
    const truck = bestFit([block], model, asked)?.[0]?.truck;
    return truck ? { kind: 'book', truck } : { kind: 'findSlot' };
  }
  if (mark === 'tight') {
    const start = curingStart(block, model, branchId, given);
    return start === null ? { kind: 'view' } : { kind: 'startLater', start };
  }
  return { kind: mark === 'reconfirm' || mark === 'notConfirmed' ? 'send' : 'view' };
}

/** No truck can be there any longer; one that had the job now would be late for what it has. */
const isPast = ({ booking }: BoardBlock, now: Date): boolean =>
  new Date(booking.metaData.startTime) <= now;

function whatFits(act: FixAct, block: BoardBlock, now: Date): string {
  if (act.kind === 'book') return `${act.truck.name} fits`;
  return isPast(block, now) ? 'its start is past' : 'no truck is free then';
}

/** Of two that are tight the later one stands for both. */
function isSecondOfTight(block: BoardBlock, model: BoardModel, given: FixesGiven): boolean {
  const before = beforeOn(laneWith(model, block), block);
  if (!before) return false;
  const day = markedDay(model, given.isProblem, given.now);
  const pair = day.bookings.filter(({ operationId }) =>
    [before.id, block.id].includes(operationId),
  );
  return boardMarks({ ...day, bookings: pair }).tight.length > 0;
}

function moveFix(
  mark: keyof typeof FIX_WORDS,
  block: BoardBlock,
  model: BoardModel,
  given: FixesGiven,
): Omit<Fix, 'tone'> {
  const lane = laneWith(model, block);
  const around = {
    timezone: model.view.day.timezone,
    truck: lane?.truck.name,
    before: beforeOn(lane, block),
  };
  const act = actOf(mark, block, model, given);
  const words = FIX_WORDS[mark](block, around);
  const fits = whatFits(act, block, given.now);
  const detail = mark === 'unassigned' ? `${words.detail} · ${fits}` : words.detail;
  return { title: words.title, detail, key: keyOf(mark, block), mark, block, act };
}

function fixesOf(
  mark: BoardMark,
  { ids, ofBlocks, tones }: BoardMarks,
  model: BoardModel,
  given: FixesGiven,
): Fix[] {
  if (isCrewMark(mark)) {
    return model.lanes
      .filter(({ truck }) => ids[mark].includes(truck._id))
      .flatMap((lane) => crewFix(mark, lane, model) ?? [])
      .map((fix) => ({ ...fix, tone: tones[mark] }))
      .sort((a, b) => inOrder(a.block, b.block));
  }
  const known = new Set<string>();
  return ids[mark]
    .flatMap((id) => model.blocks.get(id) ?? [])
    .sort(inOrder)
    .filter((block) => {
      const key = keyOf(mark, block);
      if (known.has(key) || (mark === 'tight' && !isSecondOfTight(block, model, given)))
        return false;
      known.add(key);
      return true;
    })
    .map((block) => {
      const own = marksIn(ofBlocks.get(block.id) ?? '').find((one) => one.mark === mark);
      return { ...moveFix(mark, block, model, given), tone: own?.tone ?? tones[mark] };
    });
}

/** What a day's board marks, a row a thing: in the board's order, then by start (R-TODAY-9). */
export const fixRows = (model: BoardModel, marks: BoardMarks, given: FixesGiven): Fix[] =>
  BOARD_MARKS.flatMap((mark) => fixesOf(mark, marks, model, given));
