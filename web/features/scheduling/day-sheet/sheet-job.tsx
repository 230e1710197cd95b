import type { JSX } from 'react';
import { counted } from '#kernel/counted.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { showHours, showPhone } from '../../../shared/format';
import { arrivalLabel } from '../model/arrival-label';
import { factsLine, problemText, stopPlace, stopStreet } from '../model/stop-labels';
import styles from './day-sheet.module.css';
import { sheetTimes } from './sheet-times';

/** One move on a truck's page. */
export function SheetJob({ booking, view }: { booking: BookingView; view: DayView }): JSX.Element {
  const { metaData } = booking;
  const { activity, earlyStart, earlyStartNotes, moverCount, duration } = metaData;
  const arrival = arrivalLabel(booking, view.day.timezone);
  return (
    <section className={styles.job} aria-label={metaData.customerName}>
      <header className={styles.jobHead}>
        <h3>
          {metaData.customerName}
          {metaData.phone && <span className={styles.phone}>{showPhone(metaData.phone)}</span>}
        </h3>
        <span>
          {showHours(duration)} · {counted(moverCount, 'mover')} · {activity.activityType}
          {metaData.requiresLift && ' · lift needed'}
        </span>
      </header>
      <dl className={styles.times}>
        {sheetTimes(view, booking).map(([name, time]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      {arrival && <p>{arrival}</p>}
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
            <div className={styles.facts}>{factsLine(stop)}</div>
            {stop.isProblem && <b>{problemText(stop)}</b>}
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
