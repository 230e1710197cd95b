import { useStore } from 'react-redux';
import type {
  BookingView,
  PlacedView,
} from '../../../../src/modules/scheduling/contract/booking.view';
import { apiErrorOf, UNREACHABLE } from '../../../shared/api';
import { announce, toast } from '../../../shared/ui';
import type { DayKey } from '../model/day-key';
import { inTurn } from '../api/in-turn';
import { usePlaceOperationMutation } from '../api/placing-api';
import { cachedDay } from '../api/scheduling-api';
import { useFreshDay } from '../api/use-fresh-day';
import type { BoardBlock } from '../model/board-block';
import { onRow, toRow } from '../model/row-labels';
import { bookingOf } from '../model/day-draft';
import { isSamePlace, OFF_BOARD, placeOf, rowOf, type Place, type RowId } from '../model/place';
import { cutOff } from './cut-off';
import { tellUndone } from './tell-undone';
import type { UndoableAction, UndoStack } from './undo-stack';
import type { Touches } from '../model/touches';
import { raceLabel } from '../model/lost-race';
import { CHANGED, isSameMove, placingFault } from '../model/placing-fault';
import { refusalLabel, tellNotPlaced, tellRefused } from './tell-refusal';

/** A booking that everything is stored for. */
export interface Prepared {
  booking: BookingView;
  /** What was typed had to be saved for it. */
  didSave: boolean;
}

/** Why nothing may be placed now, as the end of a sentence. */
export interface NotPrepared {
  why: string;
}

export interface PlacingOptions {
  undo: UndoStack;
  touches: Touches;
  /** Done before each placing, one after the other. */
  prepare?: (booking: BookingView) => Promise<Prepared | NotPrepared>;
  onPlaced?: (placed: PlacedView) => void;
}

const SAVED = 'Your changes are saved.';

/** Moves blocks: shown at once, taken back with the reason when the server refuses, undone by the opposite call. */
export function usePlacing(
  key: DayKey,
  { undo, touches, prepare, onPlaced }: PlacingOptions,
): (block: BoardBlock, row: RowId) => Promise<boolean> {
  const [place] = usePlaceOperationMutation();
  const readAnew = useFreshDay(key);
  const store = useStore();
  const view = () => cachedDay(store.getState(), key);

  /** In the board's own words: what happened meanwhile, and where the block is now. */
  const wordsOf = async (block: BoardBlock, row: RowId, error: unknown): Promise<string> => {
    const { code } = apiErrorOf(error);
    const isAway = code === UNREACHABLE;
    const fresh = isAway ? undefined : await readAnew();
    const race = fresh && raceLabel({ code, block, row, view: fresh, touches, now: Date.now() });
    const why = isAway ? 'The server cannot be reached.' : (race ?? refusalLabel(error));
    const now = view();
    const here = now && (bookingOf(now, block.id)?.operation ?? placeOf(OFF_BOARD));
    if (!here || !isSamePlace(here, block.place)) return why;
    return `${why} It is back ${onRow(now, rowOf(here))}.`;
  };

  return async (block, row) => {
    const [before, after] = [block.place, placeOf(row)];
    if (isSamePlace(before, after)) return true;
    const why = cutOff();
    if (why) {
      tellRefused(block.name, why);
      return false;
    }
    let { booking } = block;
    let didSave = false;
    const send = async (from: Place, to: Place): Promise<boolean> => {
      const { data, error } = await place({ ...key, booking, from, to });
      if (error) {
        const lost = { ...block, id: booking.operation._id, place: from };
        const words = await wordsOf(lost, rowOf(to), error);
        tellRefused(block.name, didSave ? `${words} ${SAVED}` : words);
        return false;
      }
      booking = data.booking;
      onPlaced?.(data);
      if (didSave && to.truck) {
        toast.success(`Saved, then moved ${block.name} ${toRow(view(), rowOf(to))}.`);
      }
      return true;
    };
    const go = async (from: Place, to: Place): Promise<boolean> => {
      if (!prepare) return send(from, to);
      return inTurn(`prepare ${booking.metaData.customerId}`, async () => {
        const ready = await prepare(booking);
        if ('why' in ready) {
          tellNotPlaced(block.name, to, ready.why);
          return false;
        }
        ({ booking, didSave } = ready);
        const { truck, unassigned } = booking.operation;
        // A save may have taken it off the Unassigned row: another day has another one.
        return send(didSave ? { truck, unassigned } : from, to);
      });
    };
    // Where it is, the server judges by `expect`; what it is, by the nounce that this page has seen.
    const again = (from: Place, to: Place): Promise<boolean> => {
      const known = view();
      const now = known && bookingOf(known, booking.operation._id);
      if (!now || isSameMove(now, booking)) return go(from, to);
      tellRefused(block.name, CHANGED);
      return Promise.resolve(false);
    };
    let offer: string | null = null;
    const action: UndoableAction = {
      name: `${block.name} ${toRow(view(), row)}`,
      undo: {
        run: () => {
          if (offer) toast.close(offer);
          return again(after, before);
        },
        fault: (model) => placingFault(model, key, { booking, from: after, to: before, touches }),
      },
      redo: {
        run: () => again(before, after),
        fault: (model) => placingFault(model, key, { booking, from: before, to: after, touches }),
      },
    };
    const answer = go(before, after);
    undo.record(action, answer);
    if (!(await answer)) return false;
    announce(`${block.name} is ${onRow(view(), row)}, ${block.times}.`);
    if (after.truck === null) {
      const words = row === OFF_BOARD ? 'off the board' : 'unassigned';
      offer = toast.success(`${didSave ? 'Saved. ' : ''}${block.name} is ${words}.`, {
        isAnnounced: true,
        undo: () =>
          void undo.undo(action).then((taken) => taken?.fault && tellUndone('Undone', taken)),
      });
    }
    return true;
  };
}
