export { viewersOfContract, type ViewersByContract } from './contract-viewers';
export { keepLive, live } from './live';
export type { LiveSocket, LiveState } from './live-client';
export type { TopicChanged, TopicListener } from './topic-changed';
export { useContractViewers } from './use-contract-viewers';
export { useLiveState } from './use-live-state';
export { useViewers } from './use-viewers';
export { useWatch } from './use-watch';
