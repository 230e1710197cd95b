import { useSyncExternalStore } from 'react';
import type { ViewersByContract } from './contract-viewers';
import { live } from './live';

const follow = (listener: () => void): (() => void) => live.monitor(listener);

/** Which employees have which customer's page open now; null until it is known. */
export const useContractViewers = (): ViewersByContract | null =>
  useSyncExternalStore(follow, live.contractViewers);
