export { CustomerTrail } from './customer-trail';
export { HistoryPanel } from './history/history-panel';
export { useCancellation } from './use-cancellation';
export { NextCallButton } from './next/next-call-button';
export type { CallPlanning } from './next/call-planning';
