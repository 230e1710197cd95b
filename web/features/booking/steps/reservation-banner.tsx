import { useEffect, type JSX } from 'react';
import type { Reservation } from '../api';
import { showCountdown, showDay, showTime } from '../format';
import { useSecondsLeft } from '../use-seconds-left';

interface ReservationBannerProps {
  held: Reservation;
  onEnded: (why: string) => void;
}

const ENDED = 'Your ten minutes are over and the time was given back. Please choose a time again.';
/** Seconds left at which a screen reader says so; every second would drown everything else. */
const SAID_AT = [300, 120, 60, 30];

/** The held time, counting down. */
export function ReservationBanner({ held, onEnded }: ReservationBannerProps): JSX.Element {
  const { date, time, expiresAt } = held;
  const left = useSecondsLeft(expiresAt);
  useEffect(() => {
    if (left === 0) onEnded(ENDED);
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
