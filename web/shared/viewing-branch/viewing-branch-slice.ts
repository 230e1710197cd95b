import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { listen, rootReducer } from '../store';

const KEY = 'viewingBranch';

export interface ViewingBranchState {
  /** Last chosen in this tab, or in this browser before the tab was opened; null: the person's own. */
  chosen: string | null;
  /** The signed-in person's own; null until it is known. */
  home: string | null;
}

const slice = createSlice({
  name: 'viewingBranch',
  initialState: (): ViewingBranchState => ({
    // A tab has a branch of its own: the boards of two may be open side by side, also after a reload.
    chosen: sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY),
    home: null,
  }),
  reducers: {
    branchChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.chosen = payload;
    },
    homeBranchKnown: (state, { payload }: PayloadAction<string | null>) => {
      state.home = payload;
    },
  },
  selectors: {
    /** Id of the branch being viewed: the one last chosen, otherwise the person's own. */
    viewingBranchIdIn: ({ chosen, home }) => chosen ?? home,
  },
});

export const { branchChosen, homeBranchKnown } = slice.actions;
export const { viewingBranchIdIn } = slice.injectInto(rootReducer).selectors;

// The chosen branch is remembered in this tab, and for those that are opened from now on.
listen({
  actionCreator: branchChosen,
  effect: ({ payload }) => {
    for (const storage of [sessionStorage, localStorage])
      if (payload) storage.setItem(KEY, payload);
      else storage.removeItem(KEY);
  },
});
