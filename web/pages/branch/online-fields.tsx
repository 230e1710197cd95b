import type { JSX } from 'react';
import { CheckField, NumberField } from '../../shared/forms';

/** Online booking: how much visitors of the company's web site may do. */
export function OnlineFields({ disabled }: { disabled: boolean }): JSX.Element {
  return (
    <>
      <NumberField
        name="publicShare"
        label="Share of a day"
        description="Percent of a day’s truck-hours that can be booked online. The rest is kept for the phone."
        required
        unit="%"
        decimals={0}
        min={0}
        max={100}
        disabled={disabled}
      />
      <CheckField
        name="emailProof"
        label="Ask for a code by email"
        description="Customers who book online type a six-digit code that we mail to them. Strangers cannot book with someone else’s address."
        disabled={disabled}
      />
    </>
  );
}
