import type { JSX } from 'react';
import { Field } from '../field';
import type { TypedForm } from '../saved-session';

interface FieldsProps {
  faults: Readonly<Record<string, string>>;
  /** What was typed before the page was reloaded or the time expired. */
  typed: TypedForm;
}

/** What a field shows: its fault, and what was typed or else `given`. */
const fieldsOf =
  ({ faults, typed }: FieldsProps) =>
  (name: string, given = '') => ({
    name,
    fault: faults[name],
    defaultValue: typed[name] ?? given,
  });

/** Name, phone and email address. */
export function ContactFields({
  isEmailNeeded,
  ...props
}: FieldsProps & { isEmailNeeded: boolean }): JSX.Element {
  const field = fieldsOf(props);
  const at = (name: string) => field(`customerInformation.${name}`);
  return (
    <>
      <div className="pair">
        <Field label="First name" {...at('firstName')} required autoComplete="given-name" />
        <Field label="Last name" {...at('lastName')} required autoComplete="family-name" />
      </div>
      <Field label="Phone" {...at('phone')} type="tel" required autoComplete="tel" />
      <Field
        label="Email"
        {...at('email')}
        type="email"
        required={isEmailNeeded}
        autoComplete="email"
      />
    </>
  );
}

interface OriginProps extends FieldsProps {
  zip: string;
  isFlat: boolean;
}

/** The address of the home and how far up it goes. */
export function OriginFields({ zip, isFlat, ...props }: OriginProps): JSX.Element {
  const field = fieldsOf(props);
  const height = isFlat
    ? { label: 'Floor', ...field('from.floor', '1') }
    : { label: 'Stories', ...field('from.stories', '1') };
  return (
    <>
      <Field
        label="Street and number"
        {...field('from.street')}
        required
        autoComplete="address-line1"
      />
      <div className="pair">
        <Field label="Unit" {...field('from.unit')} autoComplete="address-line2" />
        <Field {...height} inputMode="numeric" required />
      </div>
      <Field
        label="City"
        {...field('from.city')}
        autoComplete="address-level2"
        hint={`Zip code ${zip}`}
      />
    </>
  );
}

/** What is known of the new address. */
export function DestinationFields({ zip, ...props }: FieldsProps & { zip: string }): JSX.Element {
  const field = fieldsOf(props);
  return (
    <>
      <Field
        label="Street and number"
        {...field('to.street')}
        autoComplete="off"
        hint="If you know it already"
      />
      <div className="pair">
        <Field label="City" {...field('to.city')} autoComplete="off" />
        <Field
          label="Zip code"
          {...field('to.zip', zip)}
          required
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </>
  );
}
