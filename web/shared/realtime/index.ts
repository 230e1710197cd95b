export { viewersOfContract, type ViewersByContract } from './contract-viewers';
export { keepLive, live } from './live';
export { isStale, type LiveSocket } from './live-client';
export type { TopicChanged } from './topic-changed';
export { useContractViewers } from './use-contract-viewers';
export { useLiveState } from './use-live-state';
export { useViewers } from './use-viewers';
export { useWatch } from './use-watch';
