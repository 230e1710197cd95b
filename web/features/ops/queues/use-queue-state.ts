import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QUEUE_JOB_STATES, type QueueJobState } from '#modules/ops/contract/queue.view.js';

/** What part of the queues is on screen; all of it is in the page's address. */
export interface QueueState {
  /** If absent: the first one that needs attention, or the first. */
  queue: string | null;
  state: QueueJobState;
  page: number;
  /** The job that is open. */
  job: string | null;
}

const isState = (text: string | null): text is QueueJobState =>
  QUEUE_JOB_STATES.some((state) => state === text);

function read(address: URLSearchParams): QueueState {
  const state = address.get('state');
  const page = Number(address.get('page'));
  return {
    queue: address.get('queue'),
    state: isState(state) ? state : 'failed',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    job: address.get('job'),
  };
}

export const queueAddress = ({ queue, state, page, job }: QueueState): URLSearchParams =>
  new URLSearchParams({
    ...(queue && { queue }),
    ...(state !== 'failed' && { state }),
    ...(page > 1 && { page: String(page) }),
    ...(job && { job }),
  });

/** The state in the address; another queue or state starts at its first page. */
export function useQueueState(): [QueueState, (change: Partial<QueueState>) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => read(address), [address]);
  const change = useCallback(
    (part: Partial<QueueState>) =>
      setAddress((before) => queueAddress({ ...read(before), job: null, ...part })),
    [setAddress],
  );
  return [state, change];
}
