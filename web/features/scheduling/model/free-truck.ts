import { HOUR_MS } from '#kernel/time-window.js';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { bestFit } from './best-fit';
import type { BoardBlock } from './board-block';
import { isActiveOn, type BoardModel, type TruckLane } from './board-model';

/** When a truck should be back from a job by what is known now; milliseconds. */
function backBy({ booking, window }: BoardBlock): number {
  const { backYard, finished, expectedEnd } = booking.progress;
  if (backYard !== null) return Date.parse(backYard);
  const end = finished ?? expectedEnd;
  if (end === null) return window.end.getTime();
  return Date.parse(end) + booking.operation.bookingEnvelope.endingDriveTime * HOUR_MS;
}

/** Whether the jobs before on the truck leave it free by then. */
const isBack = ({ blocks }: TruckLane, { start }: BoardBlock['yardWindow']): boolean =>
  blocks.every((one) => one.window.start >= start || backBy(one) <= start.getTime());

/**
 * The best fitting other truck that is free for a block as planned, as far as the board knows; null where none is, and
 * once the truck should have left.
 * @param now milliseconds
 */
export function freeTruckAsPlanned(
  block: BoardBlock,
  model: BoardModel,
  branchId: string,
  now: number,
): DayTruckView | null {
  const { yardWindow } = block;
  if (yardWindow.start.getTime() < now) return null;
  const lanes = model.lanes.filter((lane) => isBack(lane, yardWindow));
  const given = { branchId, isCustomerActive: isActiveOn(model, block), now };
  return bestFit([block], { ...model, lanes }, given)?.[0]?.truck ?? null;
}
