import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, pageStore } from '../store/index';

export interface Announcement {
  /** Counts, so that the same words are a new element and are read again. */
  id: number;
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** How long words stay although others follow: what is replaced at once is not read out. */
const KEPT_MS = 1000;

const initialState: readonly Announcement[] = [];

const slice = createSlice({
  name: 'announcements',
  initialState,
  reducers: {
    announced: {
      prepare: (text: string) => ({ payload: { text, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Omit<Announcement, 'id'>>) => [
        ...state.filter(({ at }) => payload.at - at < KEPT_MS),
        { ...payload, id: (state.at(-1)?.id ?? 0) + 1 },
      ],
    },
  },
  selectors: { announcementsIn: (state) => state },
});

export const { announced } = slice.actions;
export const { announcementsIn } = slice.injectInto(rootReducer).selectors;

/** Announces something to people with a screen reader. */
export const announce = (text: string): void => void pageStore().dispatch(announced(text));
