import {
  createListenerMiddleware,
  createSlice,
  type Dispatch,
  type PayloadAction,
} from '@reduxjs/toolkit';

const KEY = 'viewingBranch';

export interface ViewingBranchState {
  /** Last chosen in this browser; null: the person's own. */
  chosen: string | null;
  /** The signed-in person's own; null until it is known. */
  home: string | null;
}

interface WithViewingBranch {
  viewingBranch: ViewingBranchState;
}

const slice = createSlice({
  name: 'viewingBranch',
  initialState: (): ViewingBranchState => ({ chosen: localStorage.getItem(KEY), home: null }),
  reducers: {
    branchChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.chosen = payload;
    },
    homeBranchKnown: (state, { payload }: PayloadAction<string | null>) => {
      state.home = payload;
    },
  },
});

export const { branchChosen, homeBranchKnown } = slice.actions;
export const viewingBranchReducer = slice.reducer;

/** Id of the branch being viewed: the one last chosen in this browser, else the person's own. */
export const viewingBranchIdIn = ({ viewingBranch }: WithViewingBranch): string | null =>
  viewingBranch.chosen ?? viewingBranch.home;

const kept = createListenerMiddleware();
kept.startListening({
  actionCreator: branchChosen,
  effect: ({ payload }) => {
    if (payload) localStorage.setItem(KEY, payload);
    else localStorage.removeItem(KEY);
  },
});

/** Remembers the chosen branch in this browser. */
export const viewingBranchKept = kept.middleware;

/** What is chosen in one tab is chosen in all of them. */
export function followOtherTabs(dispatch: Dispatch): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) dispatch(branchChosen(localStorage.getItem(KEY)));
  });
}
