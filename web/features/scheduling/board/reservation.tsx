import { IconHourglass } from '@tabler/icons-react';
import { useEffect, useState, type CSSProperties, type JSX } from 'react';
import type { ReservationView } from '#modules/scheduling/contract/day.view.js';
import { reservationLabel } from '../model/verdict';
import styles from './reservation.module.css';

const SECOND_MS = 1000;
const ENDED = 'Ended: Please refresh';

const secondsLeft = (expiresAt: string): number =>
  Math.max(0, Math.ceil((new Date(expiresAt).getTime() - Date.now()) / SECOND_MS));

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A slot that someone holds on the company's web site, counting down. */
export function Reservation({ reservation }: { reservation: ReservationView }): JSX.Element | null {
  const [left, setLeft] = useState(() => secondsLeft(reservation.expiresAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(reservation.expiresAt)), SECOND_MS);
    return () => clearInterval(timer);
  }, [reservation.expiresAt]);
  if (!reservation.grid) return null;
  const { column, span } = reservation.grid;
  const isLive = left > 0;
  const words = isLive ? capitalized(reservationLabel(reservation, Date.now())) : null;
  return (
    <div
      className={styles.reservation}
      data-ended={!isLive}
      style={{ '--column': column, '--span': span } as CSSProperties}
      role="group"
      aria-label={['Autobooking reservation', words].filter(Boolean).join('. ')}
      title={words ?? undefined}
    >
      <IconHourglass size={14} aria-hidden />
      <span>{isLive ? `Ends in ${left} seconds` : ENDED}</span>
      {words && (
        <span className={styles.heldLabel} aria-hidden>
          {words}
        </span>
      )}
    </div>
  );
}
