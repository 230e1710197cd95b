export { isStale, liveState, onLiveState, onReachable, onReturn } from './connection-slice';
export { keepLive, live } from './live';
export type { LiveSocket } from './live-client';
export type { TopicChanged } from './topic-changed';
export { useConnection, useLiveState } from './use-live-state';
export { useContractViewers, useViewers } from './use-viewers';
export { useWatch } from './use-watch';
export { viewersOfContract, type ViewersByContract } from './viewers-slice';
