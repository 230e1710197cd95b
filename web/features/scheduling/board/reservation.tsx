import { IconUserPause, IconWorld } from '@tabler/icons-react';
import type { CSSProperties, JSX } from 'react';
import type { ReservationView } from '#modules/scheduling/contract/day.view.js';
import { truckHours } from '../../../shared/labels';
import { useSecondsLeft } from '../../../shared/ui';
import { shortTime } from '../model/board-block';
import { capitalized, ENDED, heldLabel, holdFace, isLastMinute } from '../model/hold-labels';
import styles from './reservation.module.css';
import { useReleaseHold } from './use-release-hold';

export interface ReservationProps {
  reservation: ReservationView;
  timezone: string;
}

/**
 * A time that a visitor has reserved on the company's web site, or that a colleague holds, counting down.
 */
export function Reservation({ reservation, timezone }: ReservationProps): JSX.Element | null {
  const { expiresAt, start, end, grid, heldBy } = reservation;
  const left = useSecondsLeft(expiresAt);
  const release = useReleaseHold(reservation, timezone);
  const isLive = left > 0;
  // Nobody announces the end of a colleague's hold: it goes by itself.
  if (!grid || (heldBy && !isLive)) return null;
  const words = isLive ? capitalized(heldLabel(reservation, Date.now())) : ENDED;
  const times = `${shortTime(start, timezone)}–${shortTime(end, timezone)}`;
  const hours = truckHours({ start, end }, timezone);
  const place = {
    className: styles.reservation,
    'data-ended': !isLive,
    'data-last': isLastMinute(left),
    'data-staff': heldBy !== null,
    style: { '--column': grid.column, '--span': grid.span } as CSSProperties,
  };
  const shown = holdFace(reservation, left);
  const Picture = heldBy ? IconUserPause : IconWorld;
  const picture = <Picture size={14} aria-hidden />;
  const face = (
    <span className={styles.face}>
      {shown.who && (
        <b className={styles.who}>
          {picture}
          {shown.who}
        </b>
      )}{' '}
      <b className={styles.left}>
        {!shown.who && picture}
        {shown.left}
      </b>
      <span className={styles.times}>{times}</span>
    </span>
  );
  if (release) {
    return (
      <button
        type="button"
        {...place}
        aria-label={`${words}, ${hours}. Give back`}
        title={`${capitalized(hours)}. ${words}. Click to give it back.`}
        onClick={() => void release()}
      >
        {face}
      </button>
    );
  }
  const label = heldBy ? `${words}, ${hours}` : `Autobooking reservation. ${words}`;
  return (
    <div {...place} role="group" aria-label={label} title={`${capitalized(hours)}. ${words}`}>
      {face}
    </div>
  );
}
