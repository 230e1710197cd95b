import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../../shared/store';
import type { RowId } from '../model/operation-place';

/** A block on its way to another row, and by what means: that decides how it is dropped again. */
export interface DragSession {
  operationId: string;
  /** Whose move it is. */
  name: string;
  by: 'pointer' | 'keys' | 'click';
  from: RowId;
  /** The row that it is over. */
  over: RowId | null;
}

interface OfBoard {
  board: string;
}

const initialState: Record<string, DragSession> = {};

/**
 * The drag session of each open board that has one; the pointer's position within a row is not
 * stored.
 */
const slice = createSlice({
  name: 'drag',
  initialState,
  reducers: {
    dragStarted: (state, { payload }: PayloadAction<OfBoard & { session: DragSession }>) => {
      state[payload.board] = payload.session;
    },
    dragHovered: (state, { payload }: PayloadAction<OfBoard & { over: RowId | null }>) => {
      const session = state[payload.board];
      if (session) session.over = payload.over;
    },
    dragEnded: (state, { payload }: PayloadAction<OfBoard>) => {
      delete state[payload.board];
    },
  },
  selectors: {
    dragSessionIn: (state, board: string): DragSession | null => state[board] ?? null,
  },
});

export const { dragStarted, dragHovered, dragEnded } = slice.actions;
export const { dragSessionIn } = slice.injectInto(rootReducer).selectors;
