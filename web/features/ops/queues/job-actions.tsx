import { Button, Group } from '@mantine/core';
import type { JSX } from 'react';
import type { QueueJobView } from '#modules/ops/contract/queue.view.js';
import { apiErrorOf } from '../../../shared/api';
import { confirm, toast } from '../../../shared/ui';
import { useActOnJobMutation, type JobAct } from '../api';
import { showJob } from './queue-labels';

export interface JobActionsProps {
  queue: string;
  job: QueueJobView;
  /** After something was done. */
  onDone?: () => void;
}

const DONE: Readonly<Record<JobAct['act'], string>> = {
  retry: 'Job retried',
  promote: 'Job started',
  remove: 'Job removed',
};

/** What an operator can do with a job in its state. */
export function JobActions({ queue, job, onDone }: JobActionsProps): JSX.Element | null {
  const [actOnJob, { isLoading }] = useActOnJobMutation();
  const name = showJob(job.name);
  const give = async (act: JobAct['act']): Promise<void> => {
    try {
      await actOnJob({ queue, jobId: job._id, act }).unwrap();
      toast.success(DONE[act]);
      onDone?.();
    } catch (error) {
      toast.error(apiErrorOf(error).message);
    }
  };
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Remove this job?',
      message: `${name} is removed from its queue and will not run.`,
      confirmLabel: 'Remove',
      danger: true,
    });
    if (sure) await give('remove');
  };
  if (job.state === 'active') return null;
  const look = { variant: 'default', size: 'compact-xs', disabled: isLoading } as const;
  return (
    <Group gap={6} wrap="nowrap">
      {job.state === 'failed' && (
        <Button {...look} aria-label={`Retry ${name}`} onClick={() => void give('retry')}>
          Retry
        </Button>
      )}
      {job.state === 'delayed' && (
        <Button {...look} aria-label={`Start ${name} now`} onClick={() => void give('promote')}>
          Start now
        </Button>
      )}
      <Button {...look} aria-label={`Remove ${name}`} onClick={() => void remove()}>
        Remove
      </Button>
    </Group>
  );
}
