import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { QueueView } from '#modules/ops/contract/queue.view.js';
import { healthOf, showQueue, useLiveQueues } from '../../features/ops';
import { Part } from './part';
import styles from './today.module.css';

const waitingIn = ({ counts }: QueueView): number => counts.waiting + counts.active;

const workOf = (queue: QueueView): string => {
  const { counts } = queue;
  const parts = [
    counts.active > 0 && `${counts.active} running`,
    counts.waiting > 0 && `${counts.waiting} waiting`,
  ];
  return parts.filter(Boolean).join(', ') || 'Nothing is waiting';
};

const wants = (queue: QueueView): boolean => waitingIn(queue) > 0 || healthOf(queue).needsAttention;

/** Work in the background that waits, or that somebody should look at. */
export function QueuedPart(): JSX.Element {
  const { queues, error, refetch } = useLiveQueues();
  const shown = queues?.filter(wants);
  return (
    <Part
      title="In the queues"
      link={{ to: '/emma/admin/queues', text: 'Job queues' }}
      asked={{ currentData: shown, error, refetch }}
    >
      {(some) =>
        some.length === 0 ? (
          <p className={styles.none}>Nothing is waiting, and nothing has failed.</p>
        ) : (
          <ul className={styles.list}>
            {some.map((queue) => {
              const { needsAttention, tone, words } = healthOf(queue);
              return (
                <li key={queue.name} className={styles.queue}>
                  <span className={styles.what}>
                    <Link to={`/emma/admin/queues?queue=${queue.name}`}>
                      {showQueue(queue.name)}
                    </Link>
                    <small>{workOf(queue)}</small>
                  </span>
                  {needsAttention && (
                    <span className={styles.since} data-tone={tone}>
                      {words}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        )
      }
    </Part>
  );
}
