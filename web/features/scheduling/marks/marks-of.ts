import {
  boardMarks,
  type BoardMarkIds,
} from '../../../../src/modules/scheduling/contract/board-rules';
import { jobEndOf } from '../../../../src/modules/moves/contract/envelope';
import type { BookingStopView } from '../../../../src/modules/scheduling/contract/booking.view';
import type { BoardModel } from '../board/board-model';

/** Whether work at a stop was difficult before. */
export type IsProblem = (stop: BookingStopView) => boolean;

/** What on a board needs a look. */
export function marksOfBoard({ view, blocks }: BoardModel, isProblem: IsProblem): BoardMarkIds {
  const { date: day, timezone } = view.day;
  return boardMarks({
    day,
    timezone,
    crew: view.assignment,
    bookings: [...blocks.values()].map(({ id, place, window, booking: { metaData } }) => ({
      operationId: id,
      truckId: place.truck,
      window,
      jobEnd: jobEndOf({ date: metaData.startTime, duration: metaData.duration }),
      moverCount: metaData.moverCount,
      state: metaData.state,
      // What became difficult since the stop was saved is known by its address only.
      hasProblemAddress: metaData.activity.locations.some(
        (stop) => stop.isProblem || isProblem(stop),
      ),
    })),
  });
}
