import type { JSX } from 'react';
import { TextField } from '../../../shared/forms';

/** Whom the email goes to, and what it is about. */
export function EnvelopeFields({ disabled }: { disabled: boolean }): JSX.Element {
  return (
    <>
      <TextField name="recipient" label="To" type="email" required disabled={disabled} />
      <TextField
        name="recipientcc"
        label="Cc"
        placeholder="Separate several with commas"
        disabled={disabled}
      />
      <TextField name="subject" label="Subject" required disabled={disabled} />
    </>
  );
}
