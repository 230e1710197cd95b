import type { JSX } from 'react';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { progressLabel, tailLabel } from '../../model/progress';

export interface CardProgressProps {
  booking: BookingView;
  timezone: string;
}

/** How far the job is, and until when it could take; nothing before it begins. */
export function CardProgress({ booking, timezone }: CardProgressProps): JSX.Element {
  const progress = progressLabel(booking, timezone);
  const tail = tailLabel(booking);
  return (
    <>
      {progress && <p>{progress}</p>}
      {tail && <p>{tail}</p>}
    </>
  );
}
