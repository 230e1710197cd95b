import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageStore, rootReducer } from '../../../shared/store';

/** Placings of one operation that are on their way to the server. */
interface UnderWay {
  count: number;
  /** The version of its last change that was skipped meanwhile. */
  passedOver: string | null;
}

const initialState: Record<string, UnderWay> = {};

/**
 * Operations whose placing is on its way to the server. What the live connection sends about them
 * meanwhile is older than the drop: it waits until the answer is there.
 */
const slice = createSlice({
  name: 'placings',
  initialState,
  reducers: {
    placingBegan: (state, { payload: id }: PayloadAction<string>) => {
      const { count, passedOver } = state[id] ?? { count: 0, passedOver: null };
      state[id] = { count: count + 1, passedOver };
    },
    changePassedOver: (
      state,
      { payload: { id, nounce } }: PayloadAction<{ id: string; nounce: string }>,
    ) => {
      const underWay = state[id];
      if (underWay) underWay.passedOver = nounce;
    },
    placingEnded: (state, { payload: id }: PayloadAction<string>) => {
      const underWay = state[id];
      if (underWay && underWay.count > 1) underWay.count -= 1;
      else delete state[id];
    },
  },
  selectors: {
    isPlacingIn: (state, id: string) => id in state,
    /** What was skipped, once the last answer has arrived; null before that. */
    passedOverIn: (state, id: string): string | null =>
      state[id]?.count === 1 ? state[id].passedOver : null,
  },
});

export const { placingBegan, changePassedOver, placingEnded } = slice.actions;
export const { isPlacingIn, passedOverIn } = slice.injectInto(rootReducer).selectors;

export const isPlacing = (operationId: string): boolean =>
  isPlacingIn(pageStore().getState(), operationId);
