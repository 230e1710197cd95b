import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../../shared/store';
import type { DayKey } from '../model/day-key';

/** Something that was done on a page and can be undone by the opposite calls. */
export interface UndoEntry {
  id: string;
  /** What was done, such as `Gomez to T02`. */
  name: string;
  /** The name of the `UndoKind` that knows how to undo it. */
  kind: string;
  /** What that kind needs to know; plain data. */
  data: unknown;
  /** When it was done, in milliseconds; the server takes back nothing that is too old. */
  at: number;
  /** The board that it was done on; absent where none was open. */
  board?: DayKey;
}

export interface UndoSteps {
  /** What can be undone, the last one at the end. */
  done: readonly UndoEntry[];
  /** What can be redone, the last one at the end. */
  undone: readonly UndoEntry[];
  /** What is being undone or redone. */
  underWay: UndoEntry | null;
  /** Ids of those of which it was said why they are impossible: the ones before them are next. */
  passed: readonly string[];
}

/** Back, or once more. */
export type UndoWay = 'undo' | 'redo';

interface OfStack {
  stack: string;
}

const KEPT = 100;
export const NOTHING: UndoSteps = { done: [], undone: [], underWay: null, passed: [] };

type UndoState = Readonly<Record<string, UndoSteps>>;

const initialState: UndoState = {};

const without = (entries: readonly UndoEntry[], gone: string): UndoEntry[] =>
  entries.filter(({ id }) => id !== gone);

/** An answer that comes after its page was left changes nothing. */
const changed = (
  state: UndoState,
  stack: string,
  next: (steps: UndoSteps) => Partial<UndoSteps>,
): UndoState => {
  const steps = state[stack];
  return steps ? { ...state, [stack]: { ...steps, ...next(steps) } } : state;
};

const slice = createSlice({
  name: 'undo',
  initialState,
  reducers: {
    actionDone: (
      state: UndoState,
      { payload: { stack, entry } }: PayloadAction<OfStack & { entry: UndoEntry }>,
    ) => {
      const steps = state[stack] ?? NOTHING;
      const done = [...steps.done.slice(1 - KEPT), entry];
      return { ...state, [stack]: { ...steps, done, undone: [], passed: [] } };
    },
    /** The server agreed, and this is what is remembered. */
    actionAgreed: (
      state: UndoState,
      { payload: { stack, id, data } }: PayloadAction<OfStack & { id: string; data: unknown }>,
    ) =>
      changed(state, stack, ({ done }) => ({
        done: done.map((entry) => (entry.id === id ? { ...entry, data } : entry)),
      })),
    actionRefused: (
      state: UndoState,
      { payload: { stack, id } }: PayloadAction<OfStack & { id: string }>,
    ) =>
      changed(state, stack, ({ done, undone }) => ({
        done: without(done, id),
        undone: without(undone, id),
      })),
    stepPassed: (
      state: UndoState,
      { payload: { stack, id } }: PayloadAction<OfStack & { id: string }>,
    ) => changed(state, stack, ({ passed }) => ({ passed: [...new Set([...passed, id])] })),
    stepBegun: (
      state: UndoState,
      { payload: { stack, entry } }: PayloadAction<OfStack & { entry: UndoEntry }>,
    ) =>
      changed(state, stack, ({ done, undone, passed }) => ({
        // What is to be said of the way back is another thing.
        passed: passed.filter((id) => id !== entry.id),
        done: without(done, entry.id),
        undone: without(undone, entry.id),
        underWay: entry,
      })),
    stepTaken: (
      state: UndoState,
      { payload }: PayloadAction<OfStack & { way: UndoWay; entry: UndoEntry }>,
    ) =>
      changed(state, payload.stack, ({ done, undone }) => ({
        underWay: null,
        ...(payload.way === 'undo'
          ? { undone: [...undone, payload.entry] }
          : { done: [...done, payload.entry] }),
      })),
    stepRefused: (state: UndoState, { payload }: PayloadAction<OfStack>) =>
      changed(state, payload.stack, () => ({ underWay: null })),
    /** What the tab kept of it while the page was away. */
    stackRestored: (
      state: UndoState,
      { payload: { stack, steps } }: PayloadAction<OfStack & { steps: UndoSteps }>,
    ) => (state[stack] ? state : { ...state, [stack]: steps }),
    stackLeft: (state: UndoState, { payload }: PayloadAction<OfStack>) =>
      Object.fromEntries(Object.entries(state).filter(([stack]) => stack !== payload.stack)),
  },
  selectors: { undoStepsIn: (state, stack: string): UndoSteps => state[stack] ?? NOTHING },
});

export const {
  actionDone,
  actionAgreed,
  actionRefused,
  stepPassed,
  stepBegun,
  stepTaken,
  stepRefused,
  stackRestored,
  stackLeft,
} = slice.actions;
export const { undoStepsIn } = slice.injectInto(rootReducer).selectors;
