import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EstimatedFigure, FigureSources } from '#modules/moves/contract/estimating.js';
import { rootReducer } from '../../../shared/store';

interface Of {
  activityId: string;
}

const NOTHING: FigureSources = { typed: [], fitted: {} };
const initialState: Readonly<Record<string, FigureSources>> = {};

/** By activity: which figures a person decided on this page, and which were an estimate's. */
const slice = createSlice({
  name: 'figures',
  initialState,
  reducers: {
    figuresTyped: (
      state,
      { payload: { activityId, names } }: PayloadAction<Of & { names: readonly EstimatedFigure[] }>,
    ) => {
      const known = state[activityId] ?? NOTHING;
      const typed = [...new Set([...known.typed, ...names])];
      return { ...state, [activityId]: { ...known, typed } };
    },
    /** All of them are the estimate's again. */
    figuresTaken: (state, { payload: { activityId } }: PayloadAction<Of>) => ({
      ...state,
      [activityId]: { ...(state[activityId] ?? NOTHING), typed: [] },
    }),
    figuresFitted: (
      state,
      { payload: { activityId, fitted } }: PayloadAction<Of & Pick<FigureSources, 'fitted'>>,
    ) => {
      const known = state[activityId] ?? NOTHING;
      return {
        ...state,
        [activityId]: { ...known, fitted: { ...known.fitted, ...fitted } },
      };
    },
  },
  selectors: { figureSourcesIn: (state) => state },
});

export const { figuresTyped, figuresTaken, figuresFitted } = slice.actions;
export const { figureSourcesIn } = slice.injectInto(rootReducer).selectors;
