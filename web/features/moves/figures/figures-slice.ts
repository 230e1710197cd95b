import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FigureSources } from '#modules/moves/contract/estimating.js';
import { rootReducer } from '../../../shared/store';

type Fitted = FigureSources['fitted'];

interface Noted {
  /** By activity: which figures were an estimate's on this page, and what it was for. */
  fitted: Readonly<Record<string, Fitted | undefined>>;
  /** By activity: what the estimate was for that was taken though it leaves stops out. */
  leftOut: Readonly<Record<string, string | undefined>>;
}

const initialState: Noted = { fitted: {}, leftOut: {} };

const slice = createSlice({
  name: 'figures',
  initialState,
  reducers: {
    figuresFitted: (
      { fitted: known, ...state },
      { payload: { activityId, fitted } }: PayloadAction<{ activityId: string; fitted: Fitted }>,
    ) => ({ ...state, fitted: { ...known, [activityId]: { ...known[activityId], ...fitted } } }),
    /** An estimate was taken back: so is what it fitted, and what it was agreed to leave out. */
    figuresRestored: (
      { fitted: known, leftOut },
      {
        payload: { activityId, fitted },
      }: PayloadAction<{ activityId: string; fitted: Fitted | undefined }>,
    ) => ({
      fitted: { ...known, [activityId]: fitted },
      leftOut: { ...leftOut, [activityId]: undefined },
    }),
    leftOut: (
      state,
      { payload: { activityId, basis } }: PayloadAction<{ activityId: string; basis: string }>,
    ) => ({ ...state, leftOut: { ...state.leftOut, [activityId]: basis } }),
  },
  selectors: { fittedIn: ({ fitted }) => fitted, leftOutIn: ({ leftOut }) => leftOut },
});

export const { figuresFitted, figuresRestored, leftOut } = slice.actions;
export const { fittedIn, leftOutIn } = slice.injectInto(rootReducer).selectors;
