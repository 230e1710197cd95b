import type { JSX } from 'react';
import type { QueueView } from '#modules/ops/contract/queue.view.js';
import { StatusBadge } from '../../../shared/ui';
import { healthOf } from './queue-health';
import { QueueSwitch } from './queue-switch';
import { showQueue, showSeconds } from './queue-labels';
import styles from './queues.module.css';

export interface QueueTableProps {
  queues: readonly QueueView[];
  chosen: string | null;
  onChoose: (queue: string) => void;
}

const COUNT = new Intl.NumberFormat('en-US');

/** Depth, age, rate and workers of each queue; a click chooses whose jobs are below. */
export function QueueTable({ queues, chosen, onChoose }: QueueTableProps): JSX.Element {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Queues">
      <table className={styles.queues} aria-label="Queues">
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col">State</th>
            <th scope="col">Waiting</th>
            <th scope="col">Running</th>
            <th scope="col">Delayed</th>
            <th scope="col">Failed</th>
            <th scope="col">Oldest</th>
            <th scope="col">Per minute</th>
            <th scope="col">Workers</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <QueueRow
              key={queue.name}
              queue={queue}
              isChosen={queue.name === chosen}
              onChoose={() => onChoose(queue.name)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface QueueRowProps {
  queue: QueueView;
  isChosen: boolean;
  onChoose: () => void;
}

function QueueRow({ queue, isChosen, onChoose }: QueueRowProps): JSX.Element {
  const { name, counts, oldestWaitingSeconds, throughputPerMinute, workers } = queue;
  const { tone, words } = healthOf(queue);
  return (
    <tr data-chosen={isChosen}>
      <th scope="row">
        <button type="button" className={styles.name} aria-pressed={isChosen} onClick={onChoose}>
          {showQueue(name)}
        </button>
      </th>
      <td>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </td>
      <Figure value={counts.waiting + counts.paused} />
      <Figure value={counts.active} />
      <Figure value={counts.delayed} />
      <Figure value={counts.failed} />
      <td data-zero={oldestWaitingSeconds === 0}>
        {oldestWaitingSeconds === 0 ? '–' : showSeconds(oldestWaitingSeconds)}
      </td>
      <Figure value={throughputPerMinute} />
      <Figure value={workers} />
      <td>
        <QueueSwitch queue={queue} />
      </td>
    </tr>
  );
}

const Figure = ({ value }: { value: number }): JSX.Element => (
  <td data-zero={value === 0}>{COUNT.format(value)}</td>
);
