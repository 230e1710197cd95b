import type { PlacedView } from '../../../../src/modules/scheduling/contract/booking.view';
import { apiErrorOf, wayForward } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import type { DayKey } from '../api/day-key';
import { usePlaceOperationMutation } from '../api/placing-api';
import type { BoardBlock } from '../board/board-block';
import { isSamePlace, placeOf, type Place, type RowId } from '../cache/place';
import type { Deed, UndoStack } from '../desk/undo-stack';

const REFUSAL_MS = 6000;

export interface PlacingOptions {
  /** A row's name in a sentence, such as `T02` or `Unassigned Moves`. */
  nameOf: (row: RowId) => string;
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

/** Moves blocks: shown at once, taken back with the reason when the server refuses, undone by the opposite call. */
export function usePlacing(
  key: DayKey,
  undo: UndoStack,
  { nameOf, onPlaced }: PlacingOptions,
): (block: BoardBlock, row: RowId) => Promise<boolean> {
  const [place] = usePlaceOperationMutation();

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
    const deed: Deed = {
      name: `${block.name} to ${nameOf(row)}`,
      undo: () => go(after, before),
      redo: () => go(before, after),
    };
    const answer = go(before, after);
    undo.did(deed, answer);
    if (!(await answer)) return false;
    if (after.truck === null) {
      toast.success(`${block.name} is on ${nameOf(row)}.`, { undo: () => void undo.undo(deed) });
    }
    return true;
  };
}
