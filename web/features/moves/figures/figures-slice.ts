import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FigureSources } from '#modules/moves/contract/estimating.js';
import { rootReducer } from '../../../shared/store';

type Noted = Readonly<Record<string, FigureSources['fitted'] | undefined>>;

const initialState: Noted = {};

/** By activity: which figures were an estimate's on this page, and of which stops. */
const slice = createSlice({
  name: 'figures',
  initialState,
  reducers: {
    figuresFitted: (
      state,
      {
        payload: { activityId, fitted },
      }: PayloadAction<{ activityId: string; fitted: FigureSources['fitted'] }>,
    ) => ({ ...state, [activityId]: { ...state[activityId], ...fitted } }),
  },
  selectors: { fittedIn: (state) => state },
});

export const { figuresFitted } = slice.actions;
export const { fittedIn } = slice.injectInto(rootReducer).selectors;
