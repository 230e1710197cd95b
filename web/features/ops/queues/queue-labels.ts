import type { QueueJobState } from '#modules/ops/contract/queue.view.js';

export const STATE_LABELS: Readonly<Record<QueueJobState, string>> = {
  failed: 'Failed',
  waiting: 'Waiting',
  paused: 'Paused',
  active: 'Running',
  delayed: 'Delayed',
  completed: 'Done',
};

/** `drive-times` → `Drive times`. */
export function showQueue(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `mail.deliver-email` → `Deliver email`. */
export const showJob = (name: string): string => showQueue(name.split('.').at(-1) ?? name);

/** `8 s`, `5 min`, `3 h`, `2 d`. */
export function showSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}
