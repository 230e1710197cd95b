import { MINUTE_MS, type TimeWindow } from '#kernel/time-window.js';
import { BOARD_MARKS, boardMarks, hasBegun } from '#modules/scheduling/contract/board-rules.js';
import { jobFacts } from '#modules/scheduling/contract/marked-booking.js';
import { isPromised } from './arrival-label';
import type { BoardBlock } from './board-block';
import { markedDay, type IsProblem } from './board-marks';
import { isActiveOn, type BoardModel } from './board-model';
import { hoursOf, startLater } from './job-hours';
import { judgeRow } from './verdict';

/** As far as a start is moved without a question. */
const QUARTER = 15;

const later = ({ start, end }: TimeWindow): TimeWindow => ({
  start: new Date(start.getTime() + QUARTER * MINUTE_MS),
  end: new Date(end.getTime() + QUARTER * MINUTE_MS),
});

/** Whether the truck is free for the block then. */
function hasRoom(block: BoardBlock, model: BoardModel, branchId: string, now: Date): boolean {
  const moved = {
    ...block,
    window: later(block.window),
    yardWindow: later(block.yardWindow),
    place: { truck: null, unassigned: true },
  };
  const lifted = { block: moved, branchId, isCustomerActive: isActiveOn(model, block) };
  return judgeRow(block.place.truck ?? '', lifted, model, now.getTime()).verdict === 'OK';
}

/**
 * The start a quarter of an hour later, `HH:mm`, where it cures a tight turnaround: the board marks nothing else for it,
 * the truck has room, and the customer was promised no earlier start. Null where it does not.
 */
export function curingStart(
  block: BoardBlock,
  model: BoardModel,
  branchId: string,
  given: { isProblem: IsProblem; now: Date },
): string | null {
  const { id, booking } = block;
  const { timezone } = model.view.day;
  const start = startLater(hoursOf(booking, timezone), QUARTER);
  const facts = jobFacts(booking.progress);
  const foreseen = { envelopeStart: block.window.start, waits: facts.waitsFor !== null };
  const { follows, followedBy } = booking.operation;
  const isFixed = follows !== null || followedBy !== null || hasBegun(facts, foreseen, given.now);
  if (isFixed || !isPromised(booking, start, timezone)) return null;
  const day = markedDay(model, given.isProblem, given.now);
  const [before, after] = [
    boardMarks(day),
    boardMarks({
      ...day,
      bookings: day.bookings.map((one) =>
        one.operationId === id ? { ...one, window: later(one.window), job: later(one.job) } : one,
      ),
    }),
  ];
  const marksMore = BOARD_MARKS.some((mark) =>
    after[mark].some((marked) => !before[mark].includes(marked)),
  );
  const isCured = before.tight.includes(id) && !after.tight.includes(id) && !marksMore;
  return isCured && hasRoom(block, model, branchId, given.now) ? start : null;
}
