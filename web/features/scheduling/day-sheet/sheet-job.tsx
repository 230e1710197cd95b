import type { JSX } from 'react';
import { envelopeWindow } from '#modules/moves/contract/envelope.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { showHours, showPhone, showTime } from '../../../shared/format';
import { stopFacts, stopPlace, stopStreet } from '../model/stop-labels';
import styles from './day-sheet.module.css';

/** When the truck leaves the yard, works, and is back. */
function timesOf({ operation, metaData }: BookingView, timezone: string): [string, string][] {
  const { bookingEnvelope } = operation;
  const { start, end } = envelopeWindow({
    bookingStart: new Date(bookingEnvelope.bookingStart),
    bookingDuration: bookingEnvelope.bookingDuration,
  });
  return [
    ['Leave the yard', showTime(start, timezone)],
    ['Job start', showTime(metaData.startTime, timezone)],
    ['Job end', showTime(metaData.endTime, timezone)],
    ['Back at the yard', showTime(end, timezone)],
  ];
}

/** One move on a truck's page. */
export function SheetJob({
  booking,
  timezone,
}: {
  booking: BookingView;
  timezone: string;
}): JSX.Element {
  const { metaData } = booking;
  const { activity, earlyStart, earlyStartNotes, moverCount, duration } = metaData;
  return (
    <section className={styles.job} aria-label={metaData.customerName}>
      <header className={styles.jobHead}>
        <h3>
          {metaData.customerName}
          {metaData.phone && <span className={styles.phone}>{showPhone(metaData.phone)}</span>}
        </h3>
        <span>
          {showHours(duration)} · {moverCount} movers · {activity.activityType}
          {metaData.requiresLift && ' · lift needed'}
        </span>
      </header>
      <dl className={styles.times}>
        {timesOf(booking, timezone).map(([name, time]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      {activity.notes.trim() && (
        <p className={styles.attention}>
          <b>Attention:</b> {activity.notes}
        </p>
      )}
      {earlyStart && (
        <p className={styles.attention}>
          <b>Early Start:</b> {earlyStartNotes}
        </p>
      )}
      <ol className={styles.stops}>
        {activity.locations.map((stop, at) => (
          <li key={at}>
            <b>{stop.typeOfWOrk || 'Stop'}</b> {stopStreet(stop)}, {stopPlace(stop)}
            <div className={styles.facts}>{stopFacts(stop)}</div>
            {stop.isProblem && <b>Problem Location</b>}
            {stop.notes && <div className={styles.note}>{stop.notes}</div>}
          </li>
        ))}
      </ol>
      <p className={styles.blanks}>
        <span>Started</span>
        <span>Finished</span>
        <span>Remarks</span>
      </p>
    </section>
  );
}
