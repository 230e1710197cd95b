import type { JSX } from 'react';
import type { BookingStopView } from '../../../../src/modules/scheduling/contract/booking.view';
import styles from './block-popup.module.css';

const PARKING_WORDS: Readonly<Record<string, string>> = {
  Private: 'private parking',
  Public: 'public parking',
  NoDrive: 'no driveway',
};

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What a crew must know of a stop beside its address. */
function stopFacts(stop: BookingStopView): string {
  const { locationType, floor, stories, hasElevator, distanceToDoor, parkingType, zone } = stop;
  return [
    locationType,
    floor ? `floor ${floor}` : '',
    stories && stories > 1 ? plural(stories, 'story').replace('storys', 'stories') : '',
    hasElevator ? 'elevator' : '',
    distanceToDoor ? `${distanceToDoor} ft to the door` : '',
    parkingType ? (PARKING_WORDS[parkingType] ?? parkingType) : '',
    zone ? `zone ${zone}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

export function StopDetails({ stop, at }: { stop: BookingStopView; at: number }): JSX.Element {
  const place = [stop.city, [stop.state, stop.zip].filter(Boolean).join(' ')].filter(Boolean);
  return (
    <li className={styles.stop}>
      <span className={styles.number} aria-hidden>
        {at + 1}
      </span>
      <div>
        <div>
          <span className={styles.work}>{stop.typeOfWOrk || 'Stop'}</span>{' '}
          {[stop.street || 'No address yet', stop.unit].filter(Boolean).join(' ')}
        </div>
        <div className={styles.facts}>{place.join(', ')}</div>
        <div className={styles.facts}>{stopFacts(stop)}</div>
        {stop.notes && <div className={styles.note}>{stop.notes}</div>}
      </div>
    </li>
  );
}
