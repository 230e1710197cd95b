import { useSyncExternalStore } from 'react';
import { live } from './live';
import type { LiveState } from './live-client';

/** Whether the live connection stands. */
export const useLiveState = (): LiveState => useSyncExternalStore(live.onState, live.currentState);
