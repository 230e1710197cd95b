export { keepLive, live } from './live';
export type { LiveSocket, LiveState } from './live-client';
export type { TopicChanged, TopicListener } from './topic-changed';
export { useLiveState } from './use-live-state';
export { useViewers } from './use-viewers';
export { useWatch } from './use-watch';
