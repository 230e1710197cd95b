import { IconAlertTriangle } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { BookingStopView } from '#modules/scheduling/contract/booking.view.js';
import styles from './block-popup.module.css';
import { factsLine, problemText, stopPlace, stopStreet } from '../../model/stop-labels';

export function StopDetails({ stop, at }: { stop: BookingStopView; at: number }): JSX.Element {
  return (
    <li className={styles.stop}>
      <span className={styles.number} aria-hidden>
        {at + 1}
      </span>
      <div>
        <div>
          <span className={styles.work}>{stop.typeOfWOrk || 'Stop'}</span> {stopStreet(stop)}
        </div>
        <div className={styles.facts}>{stopPlace(stop)}</div>
        {stop.isProblem && (
          <div className={styles.problem}>
            <IconAlertTriangle size={13} aria-hidden /> {problemText(stop)}
          </div>
        )}
        <div className={styles.facts}>{factsLine(stop)}</div>
        {stop.notes && <div className={styles.note}>{stop.notes}</div>}
      </div>
    </li>
  );
}
