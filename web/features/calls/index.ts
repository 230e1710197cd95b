export { CustomerTrail } from './customer-trail';
export { HistoryPanel } from './history/history-panel';
export { useCancellation } from './use-cancellation';
