import { STUCK_AFTER_SECONDS } from '#modules/ops/contract/ops-terms.js';
import type { QueueView } from '#modules/ops/contract/queue.view.js';
import type { Tone } from '../../../shared/ui';
import { showSeconds } from './queue-labels';

export interface QueueHealth {
  /** Whether somebody should look at it. */
  needsAttention: boolean;
  tone: Tone;
  /** One word, or why it needs attention. */
  words: string;
}

const attention = (tone: Tone, words: string): QueueHealth => ({
  needsAttention: true,
  tone,
  words,
});

/** What an operator should know about a queue first; the worst comes first (docs/operations.md). */
export function healthOf(queue: QueueView): QueueHealth {
  const { counts, isPaused, oldestWaitingSeconds, workers } = queue;
  if (workers === 0) return attention('danger', 'No worker');
  if (isPaused) return attention('warning', 'Paused');
  if (oldestWaitingSeconds >= STUCK_AFTER_SECONDS) {
    return attention('danger', `Stuck for ${showSeconds(oldestWaitingSeconds)}`);
  }
  if (counts.failed > 0) return attention('warning', `${counts.failed} failed`);
  return { needsAttention: false, tone: 'success', words: 'Healthy' };
}
