import type { JSX } from 'react';
import { PhoneField, SelectField } from '../../../shared/forms';
import { PHONE_TYPE_CHOICES } from './contact-choices';

export interface PhoneFieldsProps {
  /** What the form's paths begin with, such as `customerInformation.`. */
  prefix?: string;
  alternate?: boolean;
  /** Called when the number is left. */
  onLeave?: () => void;
}

/** A number and what kind of phone it is. */
export function PhoneFields(props: PhoneFieldsProps): JSX.Element {
  const { prefix = '', alternate = false, onLeave } = props;
  const [phone, type] = alternate ? ['altPhone', 'altPhoneType'] : ['phone', 'phoneType'];
  const word = alternate ? 'Alt phone' : 'Phone';
  return (
    <>
      <PhoneField name={`${prefix}${phone}`} label={word} onLeave={onLeave} />
      <SelectField
        name={`${prefix}${type}`}
        label={`${word} type`}
        choices={PHONE_TYPE_CHOICES}
        clearable
        emptyValue=""
      />
    </>
  );
}
