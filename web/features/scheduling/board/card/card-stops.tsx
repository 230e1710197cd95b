import type { JSX } from 'react';
import { counted } from '#kernel/counted.js';
import type { BookingStopView } from '#modules/scheduling/contract/booking.view.js';
import { factsLine, stopStreet } from '../../model/stop-labels';
import styles from './card.module.css';

/** More would make the card as tall as the window; the popup has them all. */
const MOST_SHOWN = 4;

/** Where the work is, and how to get in. */
export function CardStops({ stops }: { stops: readonly BookingStopView[] }): JSX.Element | null {
  const more = stops.length - MOST_SHOWN;
  if (stops.length === 0) return null;
  return (
    <ol className={styles.stops}>
      {stops.slice(0, MOST_SHOWN).map((stop, at) => (
        <li key={at}>
          <b>{stop.typeOfWOrk || 'Stop'}</b> {stopStreet(stop)}
          <span className={styles.dim}>{factsLine(stop)}</span>
        </li>
      ))}
      {more > 0 && <li className={styles.dim}>and {counted(more, 'more stop')}</li>}
    </ol>
  );
}
