import { Button } from '@mantine/core';
import { IconLayoutDashboard } from '@tabler/icons-react';
import type { JSX } from 'react';
import { PageFrame } from '../../../shared/pages';
import { StatusBadge } from '../../../shared/ui';
import { useTicket } from '../../access';
import { JobsPanel } from './jobs-panel';
import { healthOf } from './queue-health';
import { QueueTable } from './queue-table';
import { useLiveQueues } from './use-live-queues';
import { useQueueState } from './use-queue-state';

/**
 * /emma/admin/queues: the state of the background work, live, and what an operator can do about it.
 */
export default function QueuesPage(): JSX.Element {
  const [state, change] = useQueueState();
  const { queues, error, refetch } = useLiveQueues();
  const troubled = queues?.filter((queue) => healthOf(queue).needsAttention) ?? [];
  const chosen =
    queues?.find(({ name }) => name === state.queue) ?? troubled[0] ?? queues?.[0] ?? null;

  return (
    <PageFrame
      title="Job queues"
      shows="the queues"
      heading={<Heading troubled={queues && troubled.length} />}
      fill
      state={queues ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      onRetry={refetch}
      actions={<OpenDashboard />}
    >
      {queues && (
        <QueueTable
          queues={queues}
          chosen={chosen?.name ?? null}
          onChoose={(queue) => change({ queue, page: 1 })}
        />
      )}
      {chosen && <JobsPanel queue={chosen} state={state} onChange={change} />}
    </PageFrame>
  );
}

function Heading({ troubled }: { troubled: number | undefined }): JSX.Element {
  return (
    <>
      Job queues {troubled === 0 && <StatusBadge tone="success">All healthy</StatusBadge>}
      {troubled !== undefined && troubled > 0 && (
        <StatusBadge tone="warning">
          {troubled} {troubled === 1 ? 'needs' : 'need'} attention
        </StatusBadge>
      )}
    </>
  );
}

function OpenDashboard(): JSX.Element {
  const [openTicket, { isLoading }] = useTicket();
  return (
    <Button
      variant="default"
      loading={isLoading}
      leftSection={<IconLayoutDashboard size={15} aria-hidden />}
      onClick={() => void openTicket('ops-board', { inNewTab: true })}
    >
      Open dashboard
    </Button>
  );
}
