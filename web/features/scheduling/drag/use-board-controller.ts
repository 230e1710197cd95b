import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PlacedView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { DayKey } from '../model/day-key';
import { boardModel, type BoardModel } from '../model/board-model';
import { LastEditors } from '../model/last-editors';
import { useLinking } from './use-linking';
import { useGiveBack } from './use-give-back';
import { useRetiming } from './use-retiming';
import { usePlacing, type Prepare } from './use-placing';
import { BoardController } from './board-controller';
import { boardEntered, boardLeft } from './board-view-slice';
import { dragEnded } from './drag-slice';
import { UndoStack } from './undo-stack';
import { useMay } from '../../../shared/auth';
import { useLatest } from '../../../shared/ui';

export interface UseBoardOptions {
  key: DayKey;
  view: DayView | undefined;
  mayMove: boolean;
  mayPlan?: boolean;
  onlyCustomer?: string;
  prepare?: Prepare;
  /** Blocks keep their hours and their ways here. */
  keepsHours?: boolean;
  onPlaced?: (placed: PlacedView) => void;
  /** What is done is said, with Undo, as nobody need see the block. */
  tellsAll?: boolean;
}

/**
 * Sets up a board: what is on it, and what may be done with it. A new day or branch starts fresh.
 */
export function useBoardController(options: UseBoardOptions): {
  board: BoardController;
  model: BoardModel | null;
} {
  const { view, mayMove, mayPlan, onlyCustomer, prepare, keepsHours = false } = options;
  const { onPlaced, tellsAll } = options;
  const { branchId, day } = options.key;
  const key = useMemo<DayKey>(() => ({ branchId, day }), [branchId, day]);
  const before = useRef<BoardModel | undefined>(undefined);
  const model = useMemo(() => (view ? boardModel(view, before.current) : null), [view]);

  const dispatch = useDispatch();
  // What was done is the tab's, whatever board and day it shows.
  const [undo] = useState(() => new UndoStack());
  useEffect(() => undo.enter(), [undo]);
  const [lastEditors] = useState(() => new LastEditors());
  const mayDispatch = useMay('dispatch');
  const place = useLatest(usePlacing(key, { undo, lastEditors, prepare, onPlaced, tellsAll }));
  const retime = useLatest(useRetiming(key, { undo, lastEditors, tellsAll }));
  const link = useLatest(useLinking(key, undo, lastEditors));
  // What was given back before a reload can be held again.
  useGiveBack(undo);
  const board = useMemo(
    () =>
      new BoardController({
        ...{ key, mayMove, mayPlan, mayDispatch, onlyCustomer, undo, lastEditors, place },
        ...(!keepsHours && { retime, link }),
      }),
    [
      key,
      mayMove,
      mayPlan,
      mayDispatch,
      onlyCustomer,
      undo,
      lastEditors,
      place,
      keepsHours,
      retime,
      link,
    ],
  );

  useLayoutEffect(() => {
    dispatch(boardEntered({ board: board.id }));
    return () => {
      dispatch(dragEnded({ board: board.id }));
      dispatch(boardLeft({ board: board.id }));
    };
  }, [dispatch, board]);

  useLayoutEffect(() => {
    before.current = model ?? undefined;
    board.model = model;
    undo.look(model);
  }, [board, undo, model]);

  return { board, model };
}
