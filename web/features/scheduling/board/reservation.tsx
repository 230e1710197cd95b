import { IconWorld } from '@tabler/icons-react';
import { useEffect, useState, type CSSProperties, type JSX } from 'react';
import type { ReservationView } from '#modules/scheduling/contract/day.view.js';
import { shortTime } from '../model/board-block';
import { reservationLabel } from '../model/verdict';
import styles from './reservation.module.css';

const SECOND_MS = 1000;
const LAST_S = 60;
const ENDED = 'Ended: Please refresh';

const secondsLeft = (expiresAt: string): number =>
  Math.max(0, Math.ceil((new Date(expiresAt).getTime() - Date.now()) / SECOND_MS));

/** Shows seconds in the last minute only: before that they would only distract. */
function countdown(left: number): string {
  if (left === 0) return ENDED;
  return left <= LAST_S
    ? `Ends in ${left} seconds`
    : `Held online, ${Math.ceil(left / LAST_S)} min`;
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface ReservationProps {
  reservation: ReservationView;
  timezone: string;
}

/** A slot that a visitor has reserved on the company's web site, counting down. */
export function Reservation({ reservation, timezone }: ReservationProps): JSX.Element | null {
  const { expiresAt, start, end, grid } = reservation;
  const [left, setLeft] = useState(() => secondsLeft(expiresAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(expiresAt)), SECOND_MS);
    return () => clearInterval(timer);
  }, [expiresAt]);
  if (!grid) return null;
  const isLive = left > 0;
  const words = isLive ? capitalized(reservationLabel(reservation, Date.now())) : ENDED;
  return (
    <div
      className={styles.reservation}
      data-ended={!isLive}
      data-last={isLive && left <= LAST_S}
      style={{ '--column': grid.column, '--span': grid.span } as CSSProperties}
      role="group"
      aria-label={`Autobooking reservation. ${words}`}
      title={words}
    >
      <b>
        <IconWorld size={14} aria-hidden />
        {countdown(left)}
      </b>
      <span>
        {shortTime(start, timezone)}–{shortTime(end, timezone)}
      </span>
    </div>
  );
}
