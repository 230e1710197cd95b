export { CustomerTrail, type CustomerTrailProps } from './customer-trail';
export { HistoryPanel, type HistoryPanelProps } from './history/history-panel';
export { CallButton } from './log/call-button';
export { CallDialog, type CallDialogProps } from './log/call-dialog';
