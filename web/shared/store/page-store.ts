import {
  createListenerMiddleware,
  configureStore,
  type EnhancedStore,
  type Middleware,
} from '@reduxjs/toolkit';
import { Parts } from './parts';
import { actionWithoutSecrets, withoutSecrets } from './without-secrets';

const listeners = createListenerMiddleware<object>();

/** Runs the listeners, in every store. */
const listening = listeners.middleware;

/**
 * Acts on dispatched actions, right after the state changed.
 * @returns what stops it
 */
export const listen = listeners.startListening;

/**
 * The state of the page. Each part of it is next to what it is about and joins when that is loaded:
 * `slice.injectInto(rootReducer)`.
 */
export const rootReducer = new Parts();

export interface StoreOptions {
  /** Middleware besides the listeners, such as that of the calls. */
  middleware?: readonly Middleware[];
  /**
   * For developers: Redux DevTools, and checks that the state is plain data which nobody mutates.
   */
  forDevelopers?: boolean;
  /** What is known already. */
  known?: object;
}

const devTools = {
  name: 'Emma',
  actionSanitizer: actionWithoutSecrets,
  stateSanitizer: withoutSecrets,
};

const made = ({ middleware = [], forDevelopers = false, known }: StoreOptions) =>
  configureStore({
    reducer: rootReducer.reduce,
    preloadedState: known,
    middleware: (defaults) =>
      defaults({ immutableCheck: forDevelopers, serializableCheck: forDevelopers })
        .prepend(listening)
        .concat(middleware),
    devTools: forDevelopers && devTools,
  });

export type PageStore = EnhancedStore & ReturnType<typeof made>;

let open: PageStore | null = null;

/** Starts the page's state over. */
export const openStore = (options: StoreOptions = {}): PageStore => (open = made(options));

/** The one store of the page, for code outside React. */
export const pageStore = (): PageStore => open ?? openStore();

/**
 * For tests, each of which is a page of its own.
 * @internal
 */
export function closeStore(): void {
  open = null;
}
