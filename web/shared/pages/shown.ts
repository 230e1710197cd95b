import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { rootReducer } from '../store';

/** What the open page shows, in words for messages: `the board`, `this customer`. */
export interface Shown {
  what: string;
  /** Of its branch, if it has one. */
  timezone: string | undefined;
  /** When it was fetched, in ms since 1970, where it was kept from an earlier visit. */
  asOf?: number;
}

const ANYTHING: Shown = { what: 'this page', timezone: undefined };

/** The page on top comes last. */
const initialState: readonly Shown[] = [];

const slice = createSlice({
  name: 'shown',
  initialState,
  reducers: {
    pageShown: (state, { payload }: PayloadAction<Shown>) => [...state, payload],
    /** Another page may have registered by now, or still be there beneath. */
    pageClosed: (state, { payload: { what, timezone } }: PayloadAction<Shown>) => {
      const at = state.findLastIndex((one) => one.what === what && one.timezone === timezone);
      return state.filter((_, n) => n !== at);
    },
  },
  selectors: { shownIn: (state) => state.at(-1) ?? ANYTHING },
});

const { pageShown, pageClosed } = slice.actions;
const { shownIn } = slice.injectInto(rootReducer).selectors;

/** Registers what the page shows for as long as it is open. */
export function useSaysShown({ what, timezone, asOf }: Partial<Shown>): void {
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    if (!what) return undefined;
    dispatch(pageShown({ what, timezone, asOf }));
    return () => void dispatch(pageClosed({ what, timezone, asOf }));
  }, [dispatch, what, timezone, asOf]);
}

export const useShown = (): Shown => useSelector(shownIn);
