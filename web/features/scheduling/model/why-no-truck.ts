import type { TimeEntry } from '../../../shared/labels';
import { boardHours } from '#modules/scheduling/contract/board-rules.js';
import { showHours, showTime } from '../../../shared/format';
import { fitsInTurn, type FitGiven } from './best-fit';
import type { BoardBlock } from './board-block';
import type { BoardModel } from './board-model';
import { judgeRow, type RowVerdict } from './verdict';

/** Why no truck takes an operation, and what of it is to be changed, if that is in its way. */
export interface NoTruck {
  why: string;
  entry?: TimeEntry;
}

const HOUR_MS = 3_600_000;
const ELSE = 'Choose another start, or put it on the Unassigned row';

interface Part {
  name: TimeEntry['name'];
  is: string;
  hours: number;
  check: string;
}

function partsOf({ booking: { operation } }: BoardBlock): [Part, Part, Part] {
  const { yardLegs, bookingEnvelope } = operation;
  return [
    { name: 'startingDriveTime', is: 'drive out', hours: yardLegs.out, check: 'the first address' },
    { name: 'duration', is: 'job', hours: bookingEnvelope.jobDuration, check: 'its hours' },
    { name: 'endingDriveTime', is: 'drive back', hours: yardLegs.back, check: 'the last address' },
  ];
}

/** Its drives and its job are not all between the first and the last column of the board. */
function outsideTheDay(block: BoardBlock, { view }: BoardModel): NoTruck {
  const { date, timezone } = view.day;
  const day = boardHours(date, timezone);
  const [from, to] = [day.start, day.end].map((at) => showTime(at, timezone));
  const parts = partsOf(block);
  const [out, job, back] = parts;
  const because = ({ name }: Part, why: string): NoTruck => ({
    ...{ why, entry: { operationId: block.id, name } },
  });
  const dayHours = (day.end.getTime() - day.start.getTime()) / HOUR_MS;
  if (out.hours + job.hours + back.hours > dayHours) {
    const longest = parts.reduce((one, other) => (other.hours > one.hours ? other : one));
    const { is, hours, check } = longest;
    const what = `A ${is} of ${showHours(hours)} does not fit into the day, ${from} to ${to}`;
    return because(longest, `${what}. Check ${check}`);
  }
  const { start, end } = block.yardWindow;
  if (start < day.start)
    return because(out, `The drive out begins before ${from}. Choose a later start`);
  const isByDrive = end.getTime() - back.hours * HOUR_MS <= day.end.getTime();
  return isByDrive
    ? because(back, `The drive back ends after ${to}. Choose an earlier start`)
    : because(job, `The job ends after ${to}. Choose an earlier start`);
}

const isAll = (verdicts: readonly string[], ...of: RowVerdict[]): boolean =>
  verdicts.every((verdict) => of.some((one) => one === verdict));

/**
 * Why the trucks of a board do not take all of these operations; null if they do. `blocks` are those of one
 * customer that wait.
 */
export function whyNoTruck(
  blocks: readonly BoardBlock[],
  model: BoardModel,
  given: FitGiven,
): NoTruck | null {
  const { fits, left: block } = fitsInTurn(blocks, model, given);
  if (!block) return null;
  const judged = model.lanes.map(({ truck }) =>
    judgeRow(truck._id, { block, ...given }, model, given.now),
  );
  const verdicts = judged.map(({ verdict }) => verdict);
  const needsLift = block.booking.metaData.requiresLift;
  if (verdicts.length === 0)
    return { why: 'The branch has no truck on this day. Put it on the Unassigned row' };
  if (verdicts.includes('OUTSIDE_GRID')) return outsideTheDay(block, model);
  if (isAll(verdicts, 'TRUCK_UNAVAILABLE')) return { why: 'No truck is available on this day' };
  if (isAll(verdicts, 'TRUCK_UNAVAILABLE', 'LIFT_REQUIRED'))
    return { why: 'No truck with a lift is available on this day' };
  const kind = needsLift ? 'truck with a lift' : 'truck';
  const free =
    fits.length > 0
      ? `Only ${fits.length} of ${blocks.length} trucks ${fits.length === 1 ? 'is' : 'are'} free`
      : `No ${kind} is free`;
  return { why: `${free} ${block.times}. ${ELSE}` };
}
