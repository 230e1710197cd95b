import type { StampResultView } from '#modules/actuals/contract/actual.view.js';
import { MAX_STAMPS } from '#modules/actuals/contract/actual-terms.js';
import { isWaiting, type QueuedStamp, type Refusal } from './queued-stamp';

/** The stamps that are sent next, in the order in which they were stamped. */
export const batchOf = (queue: readonly QueuedStamp[], most = MAX_STAMPS): QueuedStamp[] =>
  queue.filter(isWaiting).slice(0, most);

function judged(row: QueuedStamp, result: StampResultView): QueuedStamp {
  const { state, at, code, message } = result;
  if (state !== 'refused') return { ...row, state: 'stored', storedAt: at, refusal: null };
  return {
    ...row,
    state: 'refused',
    refusal: { code: code ?? '', message: message ?? 'This stamp was not taken' },
  };
}

/** The rows of a batch as the server judged them; one that it said nothing about goes on waiting. */
export function judgedRows(
  batch: readonly QueuedStamp[],
  results: readonly StampResultView[],
): QueuedStamp[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return batch.flatMap((row) => {
    const result = byId.get(row.stamp.id);
    return result ? [judged(row, result)] : [];
  });
}

/** A stamp that no server will ever read. */
export const refusedRow = (row: QueuedStamp, refusal: Refusal): QueuedStamp => ({
  ...row,
  state: 'refused',
  refusal,
});
