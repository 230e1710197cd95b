import { useEffect, useState } from 'react';
import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import { jobHours } from '../../../shared/labels';
import { useShortcut } from '../../../shared/shortcuts';
import { showUndone } from '../drag/show-undone';
import { UndoStack, type UndoKind } from '../drag/undo-stack';
import { useGiveBack } from '../drag/use-give-back';
import { heldTime } from '../model/hold-labels';
import { heldWords } from './finder-labels';

export interface HoldUndo {
  /** A time was held: Undo gives it back. */
  taken: (hold: HoldView) => void;
  /** Gives it back at somebody's word: an act as on a board, said with its way back, in the place of the holding. */
  giveBack: (hold: HoldView) => void;
  /** It is over, or was given back with its page: that is no act anymore. */
  gone: (hold: HoldView) => void;
  /** What was booked at it has another way back. */
  booked: (hold: HoldView) => void;
}

interface HeldTime {
  holdId: string;
}

const NOT_HELD = 'That time is no longer held.';
const BOOKED = "What is booked at a held time can't be taken back here: unbook it instead.";

/**
 * Holding a time is an act of the tab like any other.
 * @param held what the page holds now
 * @param release gives it back unsaid; false: the server refused
 */
export function useHoldUndo(
  timezone: string,
  held: HoldView | null,
  release: (hold: HoldView) => Promise<boolean>,
): HoldUndo {
  const [stack] = useState(() => new UndoStack());
  useEffect(() => stack.enter(), [stack]);
  const isNow = ({ holdId }: HeldTime): boolean => held?._id === holdId;
  const kind: UndoKind<HeldTime> = {
    kind: 'hold',
    run: async ({ data }) => (held && isNow(data) && (await release(held)) ? data : null),
    fault: (data) => (isNow(data) ? null : NOT_HELD),
  };
  stack.know(kind);
  const giveBack = useGiveBack(stack);
  useShortcut(
    'undo',
    () => {
      const id = stack.doneOf(kind, isNow);
      void stack.undo().then((taken) => {
        showUndone('Undone', taken);
        // An offer is not taken a second time: who wants it again holds it again.
        if (id !== null && taken?.fault === null) stack.forget(id);
      });
    },
    held !== null,
  );
  const forget = ({ _id }: HoldView): void => {
    const id = stack.doneOf(kind, ({ holdId }) => holdId === _id);
    if (id !== null) stack.forget(id);
  };
  const named = (hold: HoldView): string => heldWords(hold, timezone);
  return {
    taken: (hold) => {
      const data = { holdId: hold._id };
      stack.record(kind, { name: `Hold ${named(hold)}`, data, agreed: Promise.resolve(data) });
    },
    giveBack: (hold) => {
      forget(hold);
      const { _id: holdId, branchId, day } = hold;
      void giveBack(heldTime(hold.trucks, jobHours(hold, timezone)), { branchId, day, holdId });
    },
    gone: forget,
    booked: (hold) => {
      forget(hold);
      stack.recordFinal(`Booked ${named(hold)}`, BOOKED);
    },
  };
}
