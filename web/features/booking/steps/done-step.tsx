import type { JSX } from 'react';
import type { Reservation } from '../api';
import { showDay, showTime } from '../format';
import { StepHeading } from '../step-heading';

interface DoneStepProps {
  confirmation: string;
  held: Reservation;
  onAgain: () => void;
}

/** It is booked: the code to quote on the phone. */
export function DoneStep({ confirmation, held, onAgain }: DoneStepProps): JSX.Element {
  return (
    <section className="card">
      <StepHeading>Your move is booked</StepHeading>
      <p>
        We will be there on {showDay(held.date)} at {showTime(held.time)}. Someone from our team
        will call you before then to go through everything.
      </p>
      <p className="dim">Your confirmation</p>
      <p className="code">{confirmation}</p>
      <p className="dim">Keep this number: we use it to find your booking when you call.</p>
      <button className="button" data-quiet="true" type="button" onClick={onAgain}>
        Book another move
      </button>
    </section>
  );
}
