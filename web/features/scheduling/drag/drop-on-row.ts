import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { announce, toast } from '../../../shared/ui';
import type { BoardModel } from '../model/board-model';
import { onRow, rowName } from '../model/row-labels';
import { OFF_BOARD, rowOf, type RowId } from '../model/operation-place';
import { cutOff } from './cut-off';
import type { BoardController } from './board-controller';
import { focusNeighbor } from './focus-neighbor';
import { judgeRow } from '../model/verdict';

const REASON_MS = 5000;
/** Trucks that are offered where a drop is refused. */
const MOST_OFFERED = 3;

type DroppedSession = Parameters<typeof judgeRow>[1];

/** The rows that the arrows choose from: off the board comes last, for a block that is on it. */
export function rowsFor(board: BoardController): readonly RowId[] {
  const [session, model] = [board.drag.current(), board.model];
  if (!session || !model) return [];
  return rowOf(session.block.place) === OFF_BOARD ? model.rows : [...model.rows, OFF_BOARD];
}

/** Announces what a row would do with the dragged block. */
export function tellRow(board: BoardController, row: RowId): void {
  const [session, model] = [board.drag.current(), board.model];
  if (!session || !model) return;
  const { reason } = judgeRow(row, session, model, Date.now());
  announce(
    `${rowName(model.view, row)}. ${reason || `${session.block.times}. Space drops it here.`}`,
  );
}

const ANYWHERE = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** A block that leaves the board passes the focus to one next to it. */
export function leaveFocus(blockId: string): void {
  const block = document.querySelector<HTMLElement>(`[data-block="${blockId}"]`);
  if (block) ANYWHERE.some((key) => focusNeighbor(block, key));
}

/** A block that went back is redrawn where it was: the focus that was lost with it returns. */
export function returnFocus(board: BoardController, blockId: string): void {
  if (board.focusNext === blockId) board.focusNext = null;
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-block="${blockId}"]`)?.focus();
}

/** Trucks that can take the block at its hour, the first ones of the board. */
function freeTrucks(session: DroppedSession, model: BoardModel): DayTruckView[] {
  const now = Date.now();
  return model.lanes
    .filter(({ truck }) => judgeRow(truck._id, session, model, now).verdict === 'OK')
    .slice(0, MOST_OFFERED)
    .map(({ truck }) => truck);
}

/** Drops the dragged block on a row, or says why that is impossible. */
export function dropOnRow(board: BoardController, row: RowId): void {
  const [session, model] = [board.drag.current(), board.model];
  if (!session || !model) return;
  const judged = judgeRow(row, session, model, Date.now());
  const { verdict } = judged;
  const reason = cutOff() ?? judged.reason;
  if (verdict === 'HERE') {
    announce(`${session.block.name} stays ${onRow(model.view, row)}.`);
  } else if (reason) {
    const free = cutOff() === null ? freeTrucks(session, model) : [];
    const isOffered = free.length > 0;
    const { block } = session;
    toast.error(isOffered ? `${reason} Free then:` : reason, {
      title: block.name,
      closesAfter: isOffered ? undefined : REASON_MS,
      isAnnounced: true,
      ways: free.map(({ _id, name }) => ({ label: name, act: () => void board.place(block, _id) })),
    });
    const names = free.map(({ name }) => name).join(', ');
    announce(
      `${block.name} stays where it was. ${reason}${isOffered ? ` Free then: ${names}.` : ''}`,
    );
  } else {
    const { id } = session.block;
    const isByKeys = session.by === 'keys';
    if (isByKeys) board.focusNext = id;
    // The outcome is announced when the server has agreed, or not.
    void board.place(session.block, row).then((isPlaced) => {
      if (isByKeys && !isPlaced) returnFocus(board, id);
    });
  }
  board.drag.end();
  if (session.by === 'keys' && row === OFF_BOARD && !reason) leaveFocus(session.block.id);
}

export function cancelDrag(board: BoardController): void {
  const session = board.drag.current();
  if (!session) return;
  board.drag.end();
  announce(`${session.block.name} stays where it was.`);
}
