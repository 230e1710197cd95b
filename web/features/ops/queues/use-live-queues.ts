import { useDispatch } from 'react-redux';
import type { QueueView } from '#modules/ops/contract/queue.view.js';
import { useWatch } from '../../../shared/realtime';
import { opsApi, useListQueuesQuery } from '../api';

/** A queue that is stuck announces nothing, but its oldest job grows older. */
const AGE_REFRESH_MS = 15_000;

interface LiveQueues {
  /** Undefined until they are known. */
  queues: readonly QueueView[] | undefined;
  error: unknown;
  refetch: () => void;
}

/** The queues as they are now, updated live as long as the page is open. */
export function useLiveQueues(): LiveQueues {
  const dispatch = useDispatch() as (action: unknown) => void;
  const {
    data: queues,
    error,
    refetch,
  } = useListQueuesQuery(undefined, {
    pollingInterval: AGE_REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  useWatch(
    'queues',
    ({ change }) => {
      const news = (change?.items ?? []) as QueueView[];
      dispatch(
        opsApi.util.updateQueryData('listQueues', undefined, (known) =>
          known.map((queue) => news.find(({ name }) => name === queue.name) ?? queue),
        ),
      );
      const lists = news.map(({ name }) => ({ type: 'QueueJob' as const, id: name }));
      dispatch(opsApi.util.invalidateTags(lists));
    },
    () => dispatch(opsApi.util.invalidateTags(['Queue', 'QueueJob'])),
  );
  return { queues, error, refetch: () => void refetch() };
}
