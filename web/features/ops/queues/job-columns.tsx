import type { JSX } from 'react';
import type { QueueJobState, QueueJobView } from '#modules/ops/contract/queue.view.js';
import type { GridColumn } from '../../../shared/grid';
import { JobActions } from './job-actions';
import { Moment } from '../../branches';
import { showJob } from './queue-labels';
import styles from './queues.module.css';

type Column = GridColumn<QueueJobView>;
type Cell = { data?: QueueJobView };

const MOMENTS: Readonly<
  Record<QueueJobState, [head: string, of: (job: QueueJobView) => string | null]>
> = {
  failed: ['Failed', ({ finished }) => finished],
  completed: ['Done', ({ finished }) => finished],
  active: ['Started', ({ started }) => started],
  waiting: ['Waiting since', ({ runAt }) => runAt],
  paused: ['Waiting since', ({ runAt }) => runAt],
  delayed: ['Starts', ({ runAt }) => runAt],
};

const show = (payload: QueueJobView['payload']): string =>
  Object.entries(payload)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

function Reason({ job }: { job: QueueJobView }): JSX.Element {
  return <span className={styles.reason}>{job.reason ?? job.error ?? ''}</span>;
}

/** What is worth knowing about a job in its state, and what can be done with it. */
export function jobColumns(queue: string, state: QueueJobState): Column[] {
  const [momentHead, momentOf] = MOMENTS[state];
  const hasReason = state === 'failed' || state === 'delayed';
  return [
    {
      colId: 'job',
      headerName: 'Job',
      width: 150,
      valueGetter: ({ data }) => data && showJob(data.name),
    },
    {
      colId: 'moment',
      headerName: momentHead,
      width: 162,
      cellRenderer: ({ data }: Cell) => data && <Moment at={momentOf(data)} />,
    },
    {
      colId: 'attempts',
      headerName: 'Attempts',
      width: 92,
      valueGetter: ({ data }) => data && `${data.attempts} of ${data.maxAttempts}`,
    },
    ...(hasReason
      ? [
          {
            colId: 'reason',
            headerName: 'Reason',
            flex: 3,
            minWidth: 150,
            tooltipValueGetter: ({ data }) => data?.reason ?? data?.error,
            cellRenderer: ({ data }: Cell) => data && <Reason job={data} />,
          } satisfies Column,
        ]
      : []),
    {
      colId: 'payload',
      headerName: 'Works on',
      flex: 2,
      minWidth: 100,
      cellClass: styles.mono,
      valueGetter: ({ data }) => data && show(data.payload),
    },
    {
      colId: 'acts',
      headerName: 'Actions',
      width: 165,
      resizable: false,
      cellClass: styles.acts,
      cellRenderer: ({ data }: Cell) => data && <JobActions queue={queue} job={data} />,
    },
  ];
}
