import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store';

export type ViewersByContract = Readonly<Record<string, readonly string[]>>;

export interface ViewersState {
  /** Ids of the employees who have a page open that is open here as well, by the page's id. */
  ofPage: Record<string, readonly string[]>;
  /**
   * Who has which customer's page open, for lists that show many customers; null until the server
   * has sent it.
   */
  ofContract: ViewersByContract | null;
}

const initialState: ViewersState = { ofPage: {}, ofContract: null };

const slice = createSlice({
  name: 'viewers',
  initialState,
  reducers: {
    viewersTold: (
      { ofPage },
      { payload }: PayloadAction<{ pageId: string; employeeIds: readonly string[] }>,
    ) => {
      ofPage[payload.pageId] = [...payload.employeeIds];
    },
    pageLeft: ({ ofPage }, { payload }: PayloadAction<string>) => {
      delete ofPage[payload];
    },
    contractViewersTold: (state, { payload }: PayloadAction<ViewersByContract | null>) => {
      return { ...state, ofContract: payload };
    },
  },
  selectors: {
    viewersOfPageIn: ({ ofPage }, pageId: string): readonly string[] => ofPage[pageId] ?? NOBODY,
    contractViewersIn: ({ ofContract }) => ofContract,
  },
});

const NOBODY: readonly string[] = [];

export const { viewersTold, pageLeft, contractViewersTold } = slice.actions;
export const { viewersOfPageIn, contractViewersIn } = slice.injectInto(rootReducer).selectors;

/**
 * The ids of those who are viewing a contract: the live ones, otherwise those in the list when it
 * was fetched.
 */
export const viewersOfContract = (
  live: ViewersByContract | null,
  contractId: string,
  asRead: readonly string[],
): readonly string[] => (live ? (live[contractId] ?? NOBODY) : asRead);
