import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { listen, rootReducer } from '../store';

const KEY = 'viewingBranch';

export interface ViewingBranchState {
  /** Last chosen in this browser; null: the person's own. */
  chosen: string | null;
  /** That choice was made in another tab, after this one was opened. */
  isOfOtherTab: boolean;
  /** The signed-in person's own; null until it is known. */
  home: string | null;
}

const slice = createSlice({
  name: 'viewingBranch',
  initialState: (): ViewingBranchState => ({
    chosen: localStorage.getItem(KEY),
    isOfOtherTab: false,
    home: null,
  }),
  reducers: {
    branchChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.chosen = payload;
      state.isOfOtherTab = false;
    },
    branchFollowed: (state, { payload }: PayloadAction<string | null>) => {
      state.chosen = payload;
      state.isOfOtherTab = true;
    },
    homeBranchKnown: (state, { payload }: PayloadAction<string | null>) => {
      state.home = payload;
    },
  },
  selectors: {
    /**
     * Id of the branch being viewed: the one last chosen in this browser, otherwise the person's
     * own.
     */
    viewingBranchIdIn: ({ chosen, home }) => chosen ?? home,
    isOfOtherTabIn: ({ isOfOtherTab }) => isOfOtherTab,
  },
});

export const { branchChosen, homeBranchKnown } = slice.actions;
const { branchFollowed } = slice.actions;
export const { viewingBranchIdIn, isOfOtherTabIn } = slice.injectInto(rootReducer).selectors;

// The chosen branch is remembered in this browser.
listen({
  actionCreator: branchChosen,
  effect: ({ payload }) => {
    if (payload) localStorage.setItem(KEY, payload);
    else localStorage.removeItem(KEY);
  },
});

/** A choice in one tab applies to all of them. */
export function followOtherTabs(dispatch: Dispatch): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) dispatch(branchFollowed(localStorage.getItem(KEY)));
  });
}
