import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../../shared/store';
import type { DraggedCrew, DraggedMover } from '../model/crew-place';
import type { RowId } from '../model/operation-place';
import { dragStarted } from './drag-slice';

/** One day's work of a customer, and the block that it was asked for at. */
export interface ChangedMove {
  customerId: string;
  activityId: string;
  operationId: string;
}

/** Where a job could be on a truck, before it is anywhere. */
export interface OfferedPlace {
  truck: string;
  /** In columns, with the drives. */
  column: number;
  span: number;
  /** Shares of the span. */
  out: number;
  back: number;
  words: string;
}

/** Where a step of a proposal puts a move. */
export interface PreviewedPlace extends Omit<OfferedPlace, 'truck'> {
  operationId: string;
  row: RowId;
  /** The step at which somebody looks. */
  isCurrent: boolean;
}

/** What the steps of a proposal would do to the board. */
export interface Preview {
  places: PreviewedPlace[];
  /** The moves that leave the place where they are. */
  leaves: string[];
  /** Which truck would serve a row, in words, by the row's truck. */
  standIns: Record<string, string>;
}

/** What an open board shows besides the day itself. */
export interface BoardView {
  /** The operation whose popup is open. */
  open: string | null;
  /** The move that is to get another day or other hours, while a dialog asks which. */
  changing: ChangedMove | null;
  /** Where stepping through the marks is: an operation or a truck. */
  marked: string | null;
  /** The operations that are chosen together, and the last one of them: where Shift begins. */
  chosen: string[];
  anchor: string | null;
  /** What is found, by id, while something is looked for: other blocks fade. */
  found: Record<string, true> | null;
  /** What pressed marks are on, moves and trucks by id, while any is pressed: other blocks fade. */
  lit: Record<string, true> | null;
  /** Where a free time would be. */
  offered: OfferedPlace[];
  /** The steps of the proposal on screen; null: none is. */
  preview: Preview | null;
  /** Who changed what a moment ago, by the id of what was changed. */
  changedBy: Record<string, string>;
  /** The person on the way to a seat or a zone. */
  draggedMover: DraggedMover | null;
  /** The crew that is being dragged to another truck. */
  draggedCrew: DraggedCrew | null;
}

/** Whether something else than this operation is looked for, or it has none of the marks that are pressed. */
export const fadesIn = (
  { found, lit }: BoardView,
  operationId: string,
  truck: string | null,
): boolean => {
  const isLit = lit === null || operationId in lit || (truck !== null && truck in lit);
  return !isLit || (found !== null && !(operationId in found));
};

interface OfBoard {
  board: string;
}

const NOTHING: BoardView = {
  open: null,
  changing: null,
  marked: null,
  chosen: [],
  anchor: null,
  found: null,
  lit: null,
  offered: [],
  preview: null,
  changedBy: {},
  draggedMover: null,
  draggedCrew: null,
};

const initialState: Record<string, BoardView> = {};

const slice = createSlice({
  name: 'boards',
  initialState,
  reducers: {
    boardEntered: (state, { payload }: PayloadAction<OfBoard>) => {
      state[payload.board] = NOTHING;
    },
    boardLeft: (state, { payload }: PayloadAction<OfBoard>) => {
      delete state[payload.board];
    },
    /** A board that was left shows nothing anymore. */
    boardShows: (state, { payload }: PayloadAction<OfBoard & Partial<BoardView>>) => {
      const { board, ...shown } = payload;
      const view = state[board];
      if (view) Object.assign(view, shown);
    },
    changesShown: (
      state,
      {
        payload: { board, ids, name },
      }: PayloadAction<OfBoard & { ids: readonly string[]; name: string }>,
    ) => {
      const view = state[board];
      if (view) ids.forEach((id) => (view.changedBy[id] = name));
    },
    changesSeen: (
      state,
      { payload: { board, ids } }: PayloadAction<OfBoard & { ids: readonly string[] }>,
    ) => {
      const view = state[board];
      if (view) ids.forEach((id) => delete view.changedBy[id]);
    },
  },
  extraReducers: (build) => {
    // A popup would cover the rows.
    build.addCase(dragStarted, (state, { payload: { board } }) => {
      const view = state[board];
      if (view) view.open = null;
    });
  },
  selectors: {
    boardViewIn: (state, board: string): BoardView => state[board] ?? NOTHING,
    isOpenIn: (state, board: string): boolean => board in state,
  },
});

export const { boardEntered, boardLeft, boardShows, changesShown, changesSeen } = slice.actions;
export const { boardViewIn, isOpenIn } = slice.injectInto(rootReducer).selectors;
