import type { JSX } from 'react';
import { Field } from '../field';

interface CodeCardProps {
  /** The address that the code went to. */
  sentTo: string;
  fault: string | undefined;
  isBusy: boolean;
  onAgain: () => void;
}

/** Asks for the code that proves the email address. */
export function CodeCard({ sentTo, fault, isBusy, onAgain }: CodeCardProps): JSX.Element {
  return (
    <section className="card">
      <h2>Check your email</h2>
      <p>We sent six digits to {sentTo}. Type them here to book.</p>
      <Field
        label="Code"
        name="code"
        fault={fault}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <button
        className="button"
        data-quiet="true"
        type="button"
        disabled={isBusy}
        onClick={onAgain}
      >
        Send another code
      </button>
    </section>
  );
}
