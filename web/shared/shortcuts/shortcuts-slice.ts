import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { listen, rootReducer } from '../store';
import { SHORTCUT_NAMES, type ShortcutName } from './registry';

const KEY = 'emma.keys';

interface ShortcutsState {
  /** How many parts of the page act on each now. */
  offered: Partial<Record<ShortcutName, number>>;
  /** Whether a letter or sign alone is a shortcut; people who use voice input turn that off. */
  singleKeys: boolean;
}

const slice = createSlice({
  name: 'shortcuts',
  initialState: (): ShortcutsState => ({
    offered: {},
    singleKeys: localStorage.getItem(KEY) !== 'with Ctrl or Alt',
  }),
  reducers: {
    shortcutsOffered: ({ offered }, { payload }: PayloadAction<readonly ShortcutName[]>) => {
      for (const name of payload) offered[name] = (offered[name] ?? 0) + 1;
    },
    shortcutsTakenBack: ({ offered }, { payload }: PayloadAction<readonly ShortcutName[]>) => {
      for (const name of payload) offered[name] = (offered[name] ?? 1) - 1;
    },
    singleKeysSwitched: (state) => {
      state.singleKeys = !state.singleKeys;
    },
  },
  selectors: { offeredIn: ({ offered }) => offered, singleKeysIn: ({ singleKeys }) => singleKeys },
});

/** Does what a shortcut of the whole page does, without its key. */
export const shortcutAsked = createAction<ShortcutName>('shortcuts/asked');

export const { shortcutsOffered, shortcutsTakenBack, singleKeysSwitched } = slice.actions;
const selectors = slice.injectInto(rootReducer).selectors;
export const { singleKeysIn } = selectors;

/** What works on the page now, in the order of the sheet. */
export function offeredNames(offered: ShortcutsState['offered']): ShortcutName[] {
  return SHORTCUT_NAMES.filter((name) => (offered[name] ?? 0) > 0);
}
export const { offeredIn } = selectors;

listen({
  actionCreator: singleKeysSwitched,
  effect: (_action, { getState }) => {
    localStorage.setItem(KEY, singleKeysIn(getState()) ? 'all' : 'with Ctrl or Alt');
  },
});
