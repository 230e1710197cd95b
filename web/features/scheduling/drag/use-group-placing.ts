import { useStore } from 'react-redux';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { apiErrorOf, UNREACHABLE } from '../../../shared/api';
import { usePlaceOperationMutation } from '../api/placing-api';
import { cachedDay } from '../api/scheduling-api';
import type { BoardBlock } from '../model/board-block';
import { boardModel, type BoardModel } from '../model/board-model';
import type { DayKey } from '../model/day-key';
import { bookingOf } from '../model/day-draft';
import { placeOf, type OperationPlace, type RowId } from '../model/operation-place';
import { placingFault } from '../model/placing-fault';
import type { Touches } from '../model/touches';
import { refusalText, showRefused } from './show-refusal';
import type { UndoWay } from './undo-slice';
import type { UndoKind, UndoStack } from './undo-stack';

/** A block and the row that it should go to. */
export interface GroupStep {
  block: BoardBlock;
  row: RowId;
}

/** A block that stays where it was, and why. */
export interface Stayed {
  name: string;
  why: string;
}

export interface GroupPlaced {
  /** Takes all of it back, as one step. */
  undoId: string;
  placed: string[];
  stayed: Stayed[];
}

/** Places blocks together: each is judged by the server, all are one step to undo. */
export type PlaceGroup = (name: string, steps: readonly GroupStep[]) => Promise<GroupPlaced>;

interface Placing {
  booking: BookingView;
  from: OperationPlace;
  to: OperationPlace;
}

interface Group {
  key: DayKey;
  name: string;
  placings: readonly Placing[];
}

const turned = (placings: readonly Placing[], way: UndoWay): readonly Placing[] =>
  way === 'redo' ? placings : placings.map((one) => ({ ...one, from: one.to, to: one.from }));

const whyNot = (error: unknown): string =>
  apiErrorOf(error).code === UNREACHABLE ? 'The server cannot be reached.' : refusalText(error);

export function usePlaceGroup(key: DayKey, undo: UndoStack, touches: Touches): PlaceGroup {
  const [place] = usePlaceOperationMutation();
  const store = useStore();

  const send = async (at: DayKey, placings: readonly Placing[]) => {
    const stayed: Stayed[] = [];
    const done = await Promise.all(
      placings.map(async (one) => {
        const { data, error } = await place({ ...at, ...one });
        if (error) stayed.push({ name: one.booking.metaData.customerName, why: whyNot(error) });
        return data ? [{ ...one, booking: data.booking }] : [];
      }),
    );
    return { done: done.flat(), stayed };
  };

  const faultOf = (model: BoardModel | null, at: DayKey, one: Placing): string | null =>
    placingFault(model, at, { ...one, touches });

  /** Those that somebody moved or changed since stay as they are. */
  const again = async ({ key: at, name, placings }: Group, way: UndoWay): Promise<Group | null> => {
    const view = cachedDay(store.getState(), at);
    const model = view ? boardModel(view) : null;
    const wanted = turned(placings, way);
    const open = wanted.filter((one) => faultOf(model, at, one) === null);
    const known = open.map((one) => ({
      ...one,
      booking: (view && bookingOf(view, one.booking.operation._id)) ?? one.booking,
    }));
    const { done, stayed } = await send(at, known);
    const left = [
      ...wanted
        .filter((one) => !open.includes(one))
        .map((one) => `${one.booking.metaData.customerName}: ${faultOf(model, at, one) ?? ''}`),
      ...stayed.map(({ name: who, why }) => `${who}: ${why}`),
    ];
    if (left.length > 0) showRefused(name, `Left as they are. ${left.join(' ')}`);
    return done.length > 0 ? { key: at, name, placings: turned(done, way) } : null;
  };

  const kind: UndoKind<Group> = {
    kind: 'group',
    run: ({ data }, way) => again(data, way),
    fault: ({ key: at, placings }, way, model) => {
      const faults = turned(placings, way).map((one) => faultOf(model, at, one));
      return faults.includes(null) ? null : (faults[0] ?? null);
    },
  };

  return async (name, steps) => {
    const placings = steps.map(({ block, row }) => ({
      booking: block.booking,
      from: block.place,
      to: placeOf(row),
    }));
    const answer = send(key, placings);
    const agreed = answer.then(({ done }) =>
      done.length > 0 ? { key, name, placings: done } : null,
    );
    const undoId = undo.record(kind, { name, data: { key, name, placings }, agreed });
    const { done, stayed } = await answer;
    return { undoId, placed: done.map(({ booking }) => booking.operation._id), stayed };
  };
}
