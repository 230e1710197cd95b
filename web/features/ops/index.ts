export { healthOf } from './queues/queue-health';
export { showQueue } from './queues/queue-labels';
export { useLiveQueues } from './queues/use-live-queues';
