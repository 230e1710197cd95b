import { IconAlertTriangle, IconDirections } from '@tabler/icons-react';
import type { JSX } from 'react';
import { itemLines } from '#modules/moves/contract/item-labels.js';
import { addressLine, directionsLink } from '../../features/moves';
import { factsLine, problemText } from '../../features/scheduling';
import styles from './job-page.module.css';
import type { ShownJob } from './schedule-days';

/** The stops of a job in the order of travel, each with directions. */
export function JobStops({ stops }: Pick<ShownJob, 'stops'>): JSX.Element {
  if (stops.length === 0) return <p className={styles.nothing}>No stops yet. Ask your manager.</p>;
  return (
    <ol className={styles.stops}>
      {stops.map((stop, at) => {
        const address = addressLine(stop);
        return (
          <li key={at}>
            <p>
              <b>
                {at + 1}. {stop.typeOfWOrk || 'Stop'}
              </b>{' '}
              {address || 'No address yet'}
            </p>
            {stop.isProblem && (
              <p className={styles.problem}>
                <IconAlertTriangle size={18} aria-hidden /> {problemText(stop)}
              </p>
            )}
            <p className={styles.facts}>{factsLine(stop)}</p>
            {stop.items && (
              <ul className={styles.items}>
                {itemLines(stop.items).map((line, n) => (
                  <li key={n}>{line}</li>
                ))}
              </ul>
            )}
            {stop.notes && <p className={styles.notes}>{stop.notes}</p>}
            {address && (
              <a
                className={styles.way}
                href={directionsLink(stop)}
                target="_blank"
                rel="noreferrer"
                aria-label={`Directions to ${address}`}
              >
                <IconDirections size={20} aria-hidden /> Directions
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}
