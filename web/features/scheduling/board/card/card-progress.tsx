import type { JSX } from 'react';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { progressLabel, tailLabel } from '../../model/progress';

export interface CardProgressProps {
  booking: BookingView;
  /** Why it can't start as planned, or empty. */
  waits: string;
  timezone: string;
}

/** How far the job is, and until when it could take; what holds it up before it begins. */
export function CardProgress({ booking, waits, timezone }: CardProgressProps): JSX.Element {
  const progress = progressLabel(booking, timezone);
  const tail = tailLabel(booking, timezone);
  return (
    <>
      {waits && <p>{waits}</p>}
      {progress && <p>{progress}</p>}
      {tail && <p>{tail}</p>}
    </>
  );
}
