import { combineReducers, type Reducer } from '@reduxjs/toolkit';

interface Part {
  reducerPath: string;
  reducer: Reducer;
}

/**
 * The parts of the page's state. They are combined when an action comes, so that a dozen that are loaded together
 * cost what one does: each combination tries all of its reducers.
 */
export class Parts {
  private readonly reducers: Record<string, Reducer> = {};
  private combined: Reducer<object> | null = null;

  /** Called by a slice or an API when its code is loaded. */
  readonly inject = ({ reducerPath, reducer }: Part): void => {
    this.reducers[reducerPath] ??= reducer;
    this.combined = null;
  };

  readonly reduce: Reducer<object> = (state, action) => {
    this.combined ??= combineReducers(this.reducers);
    return this.combined(state, action);
  };
}
