import { Code, Drawer } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import type { QueueJobView } from '#modules/ops/contract/queue.view.js';
import { JobActions } from './job-actions';
import { Moment } from '../../branches';
import { showJob, STATE_LABELS } from './queue-labels';
import styles from './queues.module.css';

export interface JobDrawerProps {
  queue: string;
  /** Null while none is open. */
  job: QueueJobView | null;
  onClose: () => void;
}

/** One job with everything that is known about it. */
export function JobDrawer({ queue, job, onClose }: JobDrawerProps): JSX.Element {
  return (
    <Drawer
      opened={job !== null}
      onClose={onClose}
      position="right"
      size={480}
      title={job ? showJob(job.name) : ''}
      closeButtonProps={{ 'aria-label': 'Close' }}
      overlayProps={{ backgroundOpacity: 0.15 }}
    >
      {job && (
        <>
          <dl className={styles.facts}>
            {factsOf(job).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {job.reason && <Text title="Reason">{job.reason}</Text>}
          {job.error && job.error !== job.reason && (
            <Text title="Shown to people">{job.error}</Text>
          )}
          <Text title="Payload">{JSON.stringify(job.payload, null, 2)}</Text>
          <JobActions queue={queue} job={job} onDone={onClose} />
        </>
      )}
    </Drawer>
  );
}

const factsOf = (job: QueueJobView): [string, ReactNode][] => [
  ['State', STATE_LABELS[job.state]],
  ['Attempts', `${job.attempts} of ${job.maxAttempts}`],
  ['Progress', `${job.progress}%`],
  ['Created', <Moment key="created" at={job.created} />],
  ['May start', <Moment key="runAt" at={job.runAt} />],
  ['Started', <Moment key="started" at={job.started} />],
  ['Ended', <Moment key="finished" at={job.finished} />],
  ['Request', job.requestId ?? 'the system itself'],
  ['Id', job._id],
];

function Text({ title, children }: { title: string; children: string }): JSX.Element {
  return (
    <section className={styles.text}>
      <h3>{title}</h3>
      <Code block>{children}</Code>
    </section>
  );
}
