import { useEffect, type JSX } from 'react';
import type { Reservation } from '../api';
import { showCountdown, showDay, showTime } from '../format';
import { RESERVATION_ENDED } from '../refusal';
import { useSecondsLeft } from '../use-seconds-left';

interface ReservationBannerProps {
  held: Reservation;
  onEnded: (why: string) => void;
}

/** Seconds left at which a screen reader announces it; every second would drown everything else. */
const SAID_AT = [300, 120, 60, 30];

/** The reserved time, counting down. */
export function ReservationBanner({ held, onEnded }: ReservationBannerProps): JSX.Element {
  const { date, time, expiresAt } = held;
  const left = useSecondsLeft(expiresAt);
  useEffect(() => {
    if (left === 0) onEnded(RESERVATION_ENDED);
  });
  const said = SAID_AT.filter((seconds) => left <= seconds).at(-1);
  return (
    <div className="hold">
      <span>
        {showDay(date)}, {showTime(time)}
      </span>
      <span>
        Held for you: <time role="timer">{showCountdown(left)}</time>
      </span>
      <span className="unseen" role="status">
        {said !== undefined && `Less than ${showCountdown(said)} minutes left`}
      </span>
    </div>
  );
}
