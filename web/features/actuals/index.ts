export { ActualLine } from './actual-line';
export type { JobActual, JobTimes } from './stamping/job-times';
export { countKept, keepSending, type Kept } from './stamping/keep-sending';
export { currentJob, hasBegun, nextStep } from './stamping/next-step';
export { sendWaiting } from './stamping/outbox';
export { RefusedStamps } from './stamping/refused-stamps';
export { StampPanel } from './stamping/stamp-panel';
export { UnsentLine } from './stamping/unsent-line';
export { useJobTimes } from './stamping/use-job-times';
