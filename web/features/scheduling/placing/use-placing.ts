import { useStore } from 'react-redux';
import type {
  BookingView,
  PlacedView,
} from '../../../../src/modules/scheduling/contract/booking.view';
import { apiErrorOf, wayForward } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import type { DayKey } from '../api/day-key';
import { usePlaceOperationMutation } from '../api/placing-api';
import { cachedDay } from '../api/scheduling-api';
import type { BoardBlock } from '../board/board-block';
import { bookingOf } from '../cache/day-draft';
import { isSamePlace, OFF_BOARD, placeOf, type Place, type RowId } from '../cache/place';
import type { Deed, UndoStack } from '../desk/undo-stack';

const REFUSAL_MS = 6000;
const CHANGED = 'This move was changed by someone else meanwhile.';

export interface PlacingOptions {
  /** Where a row is, such as `to T02` or `off the board`. */
  whither: (row: RowId) => string;
  onPlaced?: (placed: PlacedView) => void;
}

/** Says why the server refused, and what can be done about it. */
export function tellRefusal(title: string, error: unknown): void {
  const { code, message } = apiErrorOf(error);
  toast.error([message, wayForward(code)].filter(Boolean).join(' '), {
    title,
    closesAfter: REFUSAL_MS,
  });
}

/** What the block itself is, whatever else changed about its customer. */
const substanceOf = ({ operation, metaData }: BookingView): string => {
  const { moverCount, requiresLift, earlyStart, earlyStartNotes } = metaData;
  const { bookingStart, bookingDuration, jobStart, jobDuration } = operation.bookingEnvelope;
  return JSON.stringify([
    [bookingStart, bookingDuration, jobStart, jobDuration],
    [moverCount, requiresLift, earlyStart, earlyStartNotes],
  ]);
};

/** Moves blocks: shown at once, taken back with the reason when the server refuses, undone by the opposite call. */
export function usePlacing(
  key: DayKey,
  undo: UndoStack,
  { whither, onPlaced }: PlacingOptions,
): (block: BoardBlock, row: RowId) => Promise<boolean> {
  const [place] = usePlaceOperationMutation();
  const store = useStore();

  return async (block, row) => {
    const [before, after] = [block.place, placeOf(row)];
    if (isSamePlace(before, after)) return true;
    let { booking } = block;
    const go = async (from: Place, to: Place): Promise<boolean> => {
      const { data, error } = await place({ ...key, booking, from, to });
      if (error) {
        tellRefusal(block.name, error);
        return false;
      }
      booking = data.booking;
      onPlaced?.(data);
      return true;
    };
    // Where it is, the server judges by `expect`; what it is, by the nounce that this page has seen.
    const again = (from: Place, to: Place): Promise<boolean> => {
      const view = cachedDay(store.getState(), key);
      const now = view && bookingOf(view, block.id);
      if (!now || substanceOf(now) === substanceOf(booking)) return go(from, to);
      toast.error(CHANGED, { title: block.name, closesAfter: REFUSAL_MS });
      return Promise.resolve(false);
    };
    let offer: string | null = null;
    const deed: Deed = {
      name: `${block.name} ${whither(row)}`,
      undo: () => {
        if (offer) toast.close(offer);
        return again(after, before);
      },
      redo: () => again(before, after),
    };
    const answer = go(before, after);
    undo.did(deed, answer);
    if (!(await answer)) return false;
    if (after.truck === null) {
      offer = toast.success(
        `${block.name} is ${row === OFF_BOARD ? 'off the board' : 'unassigned'}.`,
        {
          undo: () => void undo.undo(deed),
        },
      );
    }
    return true;
  };
}
