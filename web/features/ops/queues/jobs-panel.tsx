import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useMemo, type JSX } from 'react';
import { QUEUE_JOBS_PAGE_SIZE } from '#modules/ops/contract/ops-terms.js';
import type { QueueJobState, QueueView } from '#modules/ops/contract/queue.view.js';
import { DataGrid, Pager } from '../../../shared/grid';
import { PageFailed, PageMessage } from '../../../shared/pages';
import { Segments } from '../../../shared/ui';
import { useListQueueJobsQuery } from '../api';
import { JobDrawer } from './job-drawer';
import { jobColumns } from './job-columns';
import { showQueue, STATE_LABELS } from './queue-labels';
import styles from './queues.module.css';
import { queueAddress, type QueueState } from './use-queue-state';

export interface JobsPanelProps {
  queue: QueueView;
  state: QueueState;
  onChange: (change: Partial<QueueState>) => void;
}

const COUNT = new Intl.NumberFormat('en-US');

/** The jobs of one queue, by state; a row opens the job. */
export function JobsPanel({ queue, state, onChange }: JobsPanelProps): JSX.Element {
  const { name, counts, isPaused } = queue;
  const { page, job } = state;
  const shown = stateShown(state.state, isPaused);
  const request = { queue: name, state: shown, page };
  const { currentData, error, refetch } = useListQueueJobsQuery(request);
  const columns = useMemo(() => jobColumns(name, shown), [name, shown]);
  const states: QueueJobState[] = [
    'failed',
    isPaused ? 'paused' : 'waiting',
    'active',
    'delayed',
    'completed',
  ];
  return (
    <section className={styles.jobs} aria-label={`Jobs of ${showQueue(name)}`}>
      <div className={styles.head}>
        <h2 className={styles.title}>{showQueue(name)}</h2>
        <Segments
          aria-label="Which jobs"
          size="sm"
          data={states.map((value) => ({
            value,
            label: `${STATE_LABELS[value]} ${COUNT.format(counts[value])}`,
          }))}
          value={shown}
          onChange={(value) => onChange({ queue: name, state: value, page: 1 })}
        />
      </div>
      {error && !currentData && <PageFailed error={error} onRetry={() => void refetch()} />}
      {currentData?.total === 0 && (
        <PageMessage
          role="status"
          icon={<IconChecks size={28} />}
          title={shown === 'failed' ? 'No job has failed' : 'No such jobs now'}
          text={
            shown === 'completed' ? undefined : 'Look at those that are done for what ran last.'
          }
          actions={
            shown !== 'completed' && (
              <Button
                variant="default"
                onClick={() => onChange({ queue: name, state: 'completed', page: 1 })}
              >
                Show the jobs that are done
              </Button>
            )
          }
        />
      )}
      {!error && currentData?.total !== 0 && (
        <>
          <DataGrid
            key={`${name} ${shown}`}
            label={`${STATE_LABELS[shown]} jobs`}
            name={`queue-jobs-${shown}`}
            rows={currentData?.jobs}
            columns={columns}
            rowId={({ _id }) => _id}
            rowLink={({ _id }) =>
              `/emma/admin/queues?${queueAddress({ ...state, queue: name, job: _id }).toString()}`
            }
          />
          <Pager
            page={page}
            size={QUEUE_JOBS_PAGE_SIZE}
            total={currentData?.total ?? 0}
            onPage={(next) => onChange({ page: next })}
          />
        </>
      )}
      <JobDrawer
        queue={name}
        job={currentData?.jobs.find(({ _id }) => _id === job) ?? null}
        onClose={() => onChange({})}
      />
    </section>
  );
}

/** What is due in a paused queue is paused, not waiting. */
function stateShown(state: QueueJobState, isPaused: boolean): QueueJobState {
  if (state === 'waiting' || state === 'paused') return isPaused ? 'paused' : 'waiting';
  return state;
}
