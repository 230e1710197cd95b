import type { StandInRental } from '#modules/scheduling/contract/stand-in.dto.js';
import { requestIdOf } from '../../../shared/api';
import { usePutStandInMutation, useRemoveStandInMutation } from '../api/day-plan-api';
import type { BoardController } from '../drag/board-controller';
import { usePlanDesk } from '../drag/plan-desk-context';
import { refusalText, showRefused } from '../drag/show-refusal';
import { NO_WAY, repairWays, SHOW_WAYS } from '../drag/ways-on';
import type { UndoKind } from '../drag/undo-stack';
import type { DayKey } from '../model/day-key';
import { isBoardOf, truckChangedLabel } from '../model/placing-fault';

/** What serves a row: a truck, or a rental that is made along; `from` is `HH:mm` by the branch's clock. */
export interface StandIn {
  by: string | StandInRental;
  from: string;
  note: string;
}

/** Another truck took over a row, or its own one again. */
interface StandInChange {
  key: DayKey;
  /** Whose row it is. */
  truckId: string;
  /** Null: its own truck. */
  before: StandIn | null;
  after: StandIn | null;
  /** The truck that serves it now; null: its own. */
  byId: string | null;
  /** The reference of the answer: by it the change is taken back. */
  undoes?: string | null;
}

/** Lets another truck, or (`null`) its own, serve a row; resolves to what takes it back, null if it was refused. */
export type ChangeStandIn = (
  name: string,
  truckId: string,
  after: StandIn | null,
) => Promise<string | null>;

const NOT_CHANGED = 'Not changed';

export function useStandInUndo(board: BoardController): ChangeStandIn {
  const { key, undo, lastEditors } = board;
  const [put] = usePutStandInMutation();
  const [remove] = useRemoveStandInMutation();
  const desk = usePlanDesk();

  /** @param was what serves the row, as far as this page knows: else somebody has changed it */
  const set = async (
    change: StandInChange,
    was: StandIn | null,
    to: StandIn | null,
  ): Promise<StandInChange | null> => {
    const { key: on, truckId: truck, byId, undoes } = change;
    const expect = was && byId !== null ? { by: byId, from: was.from } : null;
    if (!to && byId === null) return change;
    const { data, error } = to
      ? await put({ ...on, truck, ...to, expect, undoes })
      : await remove({ ...on, truck, expectBy: byId ?? '', undoes });
    if (error) {
      const { from, note } = to ?? {};
      const down = { truckDown: { truck, from, note } };
      showRefused(NOT_CHANGED, refusalText(error), to ? repairWays(desk, SHOW_WAYS, down) : NO_WAY);
      return null;
    }
    return { ...change, byId: data.by?._id ?? null, undoes: requestIdOf(data) };
  };

  const kind: UndoKind<StandInChange> = {
    kind: 'standIn',
    run: ({ data }, way) =>
      way === 'undo'
        ? set(data, data.after, data.before)
        : set({ ...data, undoes: null }, data.before, data.after),
    fault: ({ key: on, truckId, before, after, byId }, way, model) => {
      if (!model || !isBoardOf(model, on) || !lastEditors.has(truckId)) return null;
      const truck = model.view.trucks.find(({ _id }) => _id === truckId);
      const was = way === 'undo' ? after : before;
      const isSo = was
        ? truck?.standIn?.truck === byId && truck?.standIn?.from === was.from
        : truck?.standIn === null;
      return truck && !isSo ? truckChangedLabel(truck, lastEditors) : null;
    },
  };
  undo.know(kind);

  return async (name, truckId, after) => {
    const truck = board.model?.view.trucks.find(({ _id }) => _id === truckId);
    const standIn = truck?.standIn ?? null;
    const before = standIn && { by: standIn.truck, from: standIn.from, note: standIn.note };
    const byId = standIn?.truck ?? null;
    const change: StandInChange = { key, truckId, before, after, byId };
    const agreed = set(change, before, after);
    const id = undo.record(kind, { name, data: change, agreed });
    return (await agreed) ? id : null;
  };
}
