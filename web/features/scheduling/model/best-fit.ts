import { BOARD_CONFIG } from '#modules/scheduling/contract/board-rules.js';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import type { BoardBlock } from './board-block';
import { isActiveOn, takenOn, type BoardModel, type TruckLane } from './board-model';
import { judgeRow } from './verdict';

const MINUTE_MS = 60_000;
const SEPARATION_MINUTES = BOARD_CONFIG.minSeparatingBlocks * BOARD_CONFIG.blockMinutes;
/** More than any day has: nothing is before or after. */
const ALONE_MINUTES = 24 * 60;

export interface FitGiven {
  branchId: string;
  isCustomerActive: boolean;
  /** Milliseconds; holds that ended by then are free. */
  now: number;
}

/** Of several customers: whose customer is active is asked of the board. */
export type FitEachGiven = Omit<FitGiven, 'isCustomerActive'>;

/** A block and the truck that it fits best. */
export interface Fit {
  block: BoardBlock;
  truck: DayTruckView;
}

/** Minutes for which the truck is idle before and after the block. */
function idleAround({ window }: BoardBlock, lane: TruckLane, now: number): [number, number] {
  const taken = [...takenOn(lane, now), ...lane.busy];
  const least = (gaps: number[]): number =>
    Math.min(ALONE_MINUTES, ...gaps.filter((gap) => gap >= 0).map((gap) => gap / MINUTE_MS));
  return [
    least(taken.map(({ end }) => window.start.getTime() - end.getTime())),
    least(taken.map(({ start }) => start.getTime() - window.end.getTime())),
  ];
}

/**
 * Less is better: first no tight turnaround, then no lift without need, then the least idle time.
 */
function costOf(block: BoardBlock, lane: TruckLane, now: number): number[] {
  const idle = idleAround(block, lane, now);
  const isTight = idle.some((minutes) => minutes < SEPARATION_MINUTES);
  const wastesLift = lane.truck.hasLift && !block.booking.metaData.requiresLift;
  return [Number(isTight), Number(wastesLift), idle[0] + idle[1]];
}

const inOrder = (a: readonly number[], b: readonly number[]): number =>
  a.map((cost, at) => cost - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** What the customer of a block has on a truck. */
export const ownOn = (lane: TruckLane, { booking }: BoardBlock): BoardBlock[] =>
  lane.blocks.filter((one) => one.booking.metaData.customerId === booking.metaData.customerId);

/**
 * A truck for one block of a customer after the other, each another one; `left` is the first for which there is
 * none.
 */
export function fitsInTurn(
  blocks: readonly BoardBlock[],
  model: BoardModel,
  given: FitGiven,
): { fits: Fit[]; left: BoardBlock | null } {
  const fits: Fit[] = [];
  for (const block of blocks) {
    const others = model.lanes.filter((lane) =>
      fits.every(({ truck }) => truck._id !== lane.truck._id),
    );
    const truck = bestAmong(others, block, model, given);
    if (!truck) return { fits, left: block };
    fits.push({ block, truck });
  }
  return { fits, left: null };
}

/**
 * A truck for each block of one customer (R-CUST-22); undefined if there is none for a block. `blocks` are
 * those that wait.
 */
export function bestFit(
  blocks: readonly BoardBlock[],
  model: BoardModel,
  given: FitGiven,
): Fit[] | undefined {
  const { fits, left } = fitsInTurn(blocks, model, given);
  return left ? undefined : fits;
}

function bestAmong(
  lanes: readonly TruckLane[],
  block: BoardBlock,
  model: BoardModel,
  given: FitGiven,
): DayTruckView | undefined {
  const [best] = lanes
    .filter(
      (lane) =>
        ownOn(lane, block).length === 0 &&
        judgeRow(lane.truck._id, { block, ...given }, model, given.now).verdict === 'OK',
    )
    .map((lane) => ({ truck: lane.truck, cost: costOf(block, lane, given.now) }))
    .toSorted((a, b) => inOrder(a.cost, b.cost));
  return best?.truck;
}

/** The moves that are hardest to place come first: those for a lift, then by their start. */
const hardestFirst = (a: BoardBlock, b: BoardBlock): number =>
  Number(b.booking.metaData.requiresLift) - Number(a.booking.metaData.requiresLift) ||
  a.window.start.getTime() - b.window.start.getTime() ||
  b.window.end.getTime() - a.window.end.getTime() ||
  (a.id < b.id ? -1 : 1);

const withBlock = (model: BoardModel, block: BoardBlock, truckId: string): BoardModel => ({
  ...model,
  lanes: model.lanes.map((lane) =>
    lane.truck._id === truckId ? { ...lane, blocks: [...lane.blocks, block] } : lane,
  ),
});

/**
 * A truck for as many of these blocks as there is room for, those of one customer on different trucks
 * (R-BOARD-46). The same for the same board, in whatever order they are given.
 * @returns `left`: those that no truck has room for, by their start; `filled`: the board with the others on it
 */
export function fitEach(
  blocks: readonly BoardBlock[],
  model: BoardModel,
  given: FitEachGiven,
): { fits: Fit[]; left: BoardBlock[]; filled: BoardModel } {
  const fits: Fit[] = [];
  const left: BoardBlock[] = [];
  let filled = model;
  for (const block of blocks.toSorted(hardestFirst)) {
    const known = { ...given, isCustomerActive: isActiveOn(model, block) };
    const truck = bestAmong(filled.lanes, block, filled, known);
    if (truck) {
      fits.push({ block, truck });
      filled = withBlock(filled, block, truck._id);
    } else left.push(block);
  }
  return { fits, left, filled };
}
