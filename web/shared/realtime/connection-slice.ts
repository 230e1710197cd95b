import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { listen, pageStore, rootReducer } from '../store';

/**
 * `online`, `searching` while there is no connection for a moment, `lost` when it takes longer,
 * `full` while the server answers but has no room for one more live connection of this person.
 */
export type LiveState = 'online' | 'searching' | 'lost' | 'full';

export interface ConnectionState {
  live: LiveState;
  /**
   * Until when the screen was known to be up to date, at the last change of the state; in ms since
   * the epoch.
   */
  asOf: number;
  /** Whether it was gone for longer than a moment, and is not back yet. */
  wasLost: boolean;
  /** How often it came back after that. */
  returns: number;
}

/** Whether changes have not arrived for longer than a moment. */
export const isStale = (state: LiveState): boolean => state === 'lost' || state === 'full';

const slice = createSlice({
  name: 'connection',
  initialState: (): ConnectionState => ({
    live: 'searching',
    asOf: Date.now(),
    wasLost: false,
    returns: 0,
  }),
  reducers: {
    connectionChanged: (
      state,
      { payload: { live, asOf } }: PayloadAction<{ live: LiveState; asOf: number }>,
    ) => {
      const isBack = live === 'online' && state.wasLost;
      if (isBack) state.returns += 1;
      state.wasLost = isStale(live) || (state.wasLost && !isBack);
      state.live = live;
      state.asOf = asOf;
    },
  },
  selectors: {
    connectionIn: (state) => state,
    liveStateIn: ({ live }) => live,
  },
});

export const { connectionChanged } = slice.actions;
export const { connectionIn, liveStateIn } = slice.injectInto(rootReducer).selectors;

/** The state of the live connection, for code outside React. */
export const liveState = (): LiveState => liveStateIn(pageStore().getState());

/**
 * Follows the state of the live connection.
 * @returns what stops it
 */
export const onLiveState = (act: (now: LiveState) => void): (() => void) =>
  listen({ actionCreator: connectionChanged, effect: ({ payload: { live } }) => act(live) });

/**
 * Calls back when there is a live connection again after it was lost or refused.
 * @returns what stops it
 */
export const onReturn = (act: () => void): (() => void) =>
  listen({
    predicate: (_action, now, before) => connectionIn(now).returns > connectionIn(before).returns,
    effect: act,
  });

/**
 * Calls back whenever the server may be within reach again: the live connection is there, or the
 * browser reports a network.
 * @returns what stops it
 */
export function onReachable(act: () => void): () => void {
  const stop = onLiveState((now) => now === 'online' && act());
  window.addEventListener('online', act);
  return () => {
    stop();
    window.removeEventListener('online', act);
  };
}
