import { boardMarks, type BoardMarkIds } from '#modules/scheduling/contract/board-rules.js';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import { jobEndOf } from '#modules/moves/contract/envelope.js';
import type { BookingStopView } from '#modules/scheduling/contract/booking.view.js';
import type { BoardBlock } from './board-block';
import type { BoardModel } from './board-model';
import { rowOf } from './operation-place';
import { isLateBy } from './progress';

/** Whether work at a stop was difficult before. */
export type IsProblem = (stop: BookingStopView) => boolean;

/** The blocks as they are read: row by row, and each row by time. */
function inReadingOrder({ rows, blocks }: BoardModel): BoardBlock[] {
  const lines = new Map(rows.map((row, at) => [row, at]));
  const line = ({ place }: BoardBlock): number => lines.get(rowOf(place)) ?? rows.length;
  return [...blocks.values()].sort((a, b) => line(a) - line(b));
}

/** What on a board needs attention. */
export function marksOfBoard(model: BoardModel, isProblem: IsProblem, now: Date): BoardMarkIds {
  const { view } = model;
  const { date: day, timezone } = view.day;
  return boardMarks({
    day,
    timezone,
    crew: view.assignment,
    turnaroundMinutes: view.planning.turnaroundMinutes,
    bookings: inReadingOrder(model).map((block) => {
      const { id, place, follows, window, latestEnd, booking } = block;
      const { metaData } = booking;
      return {
        operationId: id,
        truckId: place.truck,
        follows,
        window,
        latestEnd,
        jobEnd: jobEndOf({ date: metaData.startTime, duration: metaData.duration }),
        moverCount: metaData.moverCount,
        hasAllTrucks: stateDescription(metaData.state).hasAllTrucks,
        // What became difficult since the stop was saved is known only by its address.
        hasProblemAddress: metaData.activity.locations.some(
          (stop) => stop.isProblem || isProblem(stop),
        ),
        isFarFromEstimate: metaData.estimateGaps !== undefined,
        isRunningLate: isLateBy(now, block, day, timezone),
      };
    }),
  });
}
