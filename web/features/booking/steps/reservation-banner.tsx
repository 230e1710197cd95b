import { useEffect, type JSX, type ReactNode } from 'react';
import type { Reservation } from '../api';
import { showCountdown, showStart } from '../format';
import { RESERVATION_ENDED } from '../refusal';
import { useSecondsLeft } from '../../../shared/ui/use-seconds-left';

interface ReservationBannerProps {
  held: Reservation;
  onEnded: (why: string) => void;
  /** What can be done with it here. */
  children?: ReactNode;
}

/** Seconds left at which a screen reader announces it; every second would drown everything else. */
const SAID_AT = [300, 120, 60, 30];

/** The reserved time, counting down. */
export function ReservationBanner(props: ReservationBannerProps): JSX.Element {
  const { held, onEnded, children } = props;
  const left = useSecondsLeft(held.expiresAt);
  useEffect(() => {
    if (left === 0) onEnded(RESERVATION_ENDED);
  });
  const said = SAID_AT.filter((seconds) => left <= seconds).at(-1);
  return (
    <div className="hold">
      <span>{showStart(held)}</span>
      <span>
        Held for you: <time role="timer">{showCountdown(left)}</time>
      </span>
      {children}
      <span className="unseen" role="status">
        {said !== undefined && `Less than ${showCountdown(said)} minutes left`}
      </span>
    </div>
  );
}
