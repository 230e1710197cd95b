import { IconPhoneRinging } from '@tabler/icons-react';
import type { JSX } from 'react';
import { SEAT_NAMES, truckChangeLabel } from '#modules/scheduling/contract/schedule-labels.js';
import { showDayNamed, type Day } from '../../shared/format';
import { StatusBadge } from '../../shared/ui';
import styles from './day-card.module.css';
import { Job } from './job';
import { Manager } from './manager';
import type { ShownDay } from './schedule-days';

function Place({ entry }: { entry: ShownDay }): JSX.Element {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Branch</dt>
        <dd>{entry.branchName}</dd>
      </div>
      {entry.truckName !== null && (
        <div>
          <dt>Truck</dt>
          <dd>{entry.truckName}</dd>
        </div>
      )}
      {entry.position !== null && (
        <div>
          <dt>Seat</dt>
          <dd>{SEAT_NAMES[entry.position]}</dd>
        </div>
      )}
    </dl>
  );
}

function Work({ entry }: { entry: ShownDay }): JSX.Element {
  const { operations, timezone, onCall, standIn } = entry;
  if (operations.length === 0 && !onCall) {
    // Whoever drives another truck by then reads of a truck that is not theirs.
    const words = standIn ? 'No jobs left' : 'No jobs on this truck';
    return <p className={styles.nothing}>{words}</p>;
  }
  return (
    <>
      {operations.map((job, at) => (
        <Job
          key={job._id}
          job={job}
          timezone={timezone}
          count={operations.length > 1 ? `${at + 1} of ${operations.length}` : null}
        />
      ))}
    </>
  );
}

export interface DayCardProps {
  day: Day;
  today: Day;
  /** None: nothing is scheduled. */
  entry: ShownDay | undefined;
}

/** One day of a person's schedule. */
export function DayCard({ day, today, entry }: DayCardProps): JSX.Element {
  const change = entry && truckChangeLabel(entry);
  return (
    <li
      className={styles.card}
      data-past={day < today || undefined}
      data-empty={!entry || undefined}
      aria-current={day === today ? 'date' : undefined}
    >
      <h3 className={styles.day}>
        {showDayNamed(day)}
        {day === today && <StatusBadge tone="info">Today</StatusBadge>}
      </h3>
      {entry?.onCall && (
        <div>
          <StatusBadge tone="warning" icon={<IconPhoneRinging aria-hidden />}>
            On call
          </StatusBadge>
        </div>
      )}
      {entry?.off ? (
        <StatusBadge tone="neutral">Off</StatusBadge>
      ) : entry ? (
        <>
          <Place entry={entry} />
          {change && <p className={styles.truckChange}>{change}</p>}
          <Work entry={entry} />
          <dl className={styles.managers}>
            <Manager label="Acting Manager" manager={entry.actingManager} />
            <Manager label="Support Manager" manager={entry.supportManager} />
          </dl>
        </>
      ) : (
        <p className={styles.nothing}>Not Scheduled</p>
      )}
    </li>
  );
}
