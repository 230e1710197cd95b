import { useStore } from 'react-redux';
import type {
  BookingView,
  PlacedView,
} from '../../../../src/modules/scheduling/contract/booking.view';
import { apiErrorOf, wayForward } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import type { DayKey } from '../api/day-key';
import { inTurn } from '../api/in-turn';
import { usePlaceOperationMutation } from '../api/placing-api';
import { cachedDay } from '../api/scheduling-api';
import type { BoardBlock } from '../board/board-block';
import { bookingOf } from '../cache/day-draft';
import { isSamePlace, OFF_BOARD, placeOf, type Place, type RowId } from '../cache/place';
import type { Deed, UndoStack } from '../desk/undo-stack';

const REFUSAL_MS = 6000;
const CHANGED = 'This move was changed by someone else meanwhile.';

/** A booking that everything is stored for. */
export interface Prepared {
  booking: BookingView;
  /** What was typed had to be saved for it. */
  didSave: boolean;
}

export interface PlacingOptions {
  /** Done before each placing, one after the other. Null: it must not happen; why is on screen. */
  prepare?: (booking: BookingView) => Promise<Prepared | null>;
  /** Where a row is, such as `to T02` or `off the board`. */
  whither: (row: RowId) => string;
  onPlaced?: (placed: PlacedView) => void;
}

const SAVED = 'Your changes are saved.';

/** Says why the server refused, what can be done about it, and what is done all the same. */
export function tellRefusal(title: string, error: unknown, didSave = false): void {
  const { code, message } = apiErrorOf(error);
  const words = [message, wayForward(code), didSave ? SAVED : ''];
  toast.error(words.filter(Boolean).join(' '), {
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
  { prepare, whither, onPlaced }: PlacingOptions,
): (block: BoardBlock, row: RowId) => Promise<boolean> {
  const [place] = usePlaceOperationMutation();
  const store = useStore();

  return async (block, row) => {
    const [before, after] = [block.place, placeOf(row)];
    if (isSamePlace(before, after)) return true;
    let { booking } = block;
    let didSave = false;
    const send = async (from: Place, to: Place): Promise<boolean> => {
      const { data, error } = await place({ ...key, booking, from, to });
      if (error) {
        tellRefusal(block.name, error, didSave);
        return false;
      }
      booking = data.booking;
      onPlaced?.(data);
      if (didSave && to.truck) toast.success(`Saved, then moved ${block.name} ${whither(row)}.`);
      return true;
    };
    const go = async (from: Place, to: Place): Promise<boolean> => {
      if (!prepare) return send(from, to);
      return inTurn(`prepare ${booking.metaData.customerId}`, async () => {
        const ready = await prepare(booking);
        if (!ready) return false;
        ({ booking, didSave } = ready);
        const { truck, unassigned } = booking.operation;
        // A save may have taken it off the Unassigned row: another day has another one.
        return send(didSave ? { truck, unassigned } : from, to);
      });
    };
    // Where it is, the server judges by `expect`; what it is, by the nounce that this page has seen.
    const again = (from: Place, to: Place): Promise<boolean> => {
      const view = cachedDay(store.getState(), key);
      const now = view && bookingOf(view, booking.operation._id);
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
        `${didSave ? 'Saved. ' : ''}${block.name} is ${row === OFF_BOARD ? 'off the board' : 'unassigned'}.`,
        {
          undo: () => void undo.undo(deed),
        },
      );
    }
    return true;
  };
}
