import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../store';

/** One question to the person, or one message. */
export interface DialogRequest {
  id: string;
  kind: 'confirm' | 'tell';
  title: string;
  /** Several are shown as a list. */
  message: string | readonly string[];
  /** Where one might go instead: following one closes the dialog. */
  links?: readonly { label: string; to: string }[];
  /** What many links are, as `days`: the first few are shown, and how many there are. Absent: all are shown. */
  linkedThings?: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Paints the confirming button as one that removes something. */
  danger: boolean;
}

export interface DialogAnswer {
  id: string;
  yes: boolean;
  /** Closed without pressing either button. */
  left?: true;
}

const initialState: readonly DialogRequest[] = [];

const slice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<DialogRequest>) => [...state, payload],
    dialogAnswered: (state, { payload }: PayloadAction<DialogAnswer>) =>
      state.filter(({ id }) => id !== payload.id),
  },
  selectors: { dialogsIn: (state) => state },
});

export const { dialogOpened, dialogAnswered } = slice.actions;
/** The open ones, the topmost last. */
export const { dialogsIn } = slice.injectInto(rootReducer).selectors;
