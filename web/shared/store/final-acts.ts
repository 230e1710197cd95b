import { createAction } from '@reduxjs/toolkit';
import { listen, pageStore } from './page-store';

/** Something that was done and has no way back. */
export interface FinalAct {
  /** What was done, such as `Email to Gomez`. */
  name: string;
  /** A sentence for whoever wants it back. */
  why: string;
}

const finalActDone = createAction<FinalAct>('finalActDone');

/** Tells the tab's list of acts: what was done before can't be taken back through it. */
export const noteFinalAct = (act: FinalAct): void => void pageStore().dispatch(finalActDone(act));

/** @returns what stops it */
export const onFinalAct = (act: (done: FinalAct) => void): (() => void) =>
  listen({ actionCreator: finalActDone, effect: ({ payload }) => act(payload) });
