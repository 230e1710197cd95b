import type { JSX } from 'react';
import { SelectField, TextField } from '../../../shared/forms';
import { PHONE_TYPE_CHOICES } from './contact-choices';

export interface PhoneFieldsProps {
  /** What the form's paths begin with, such as `customerInformation.`. */
  prefix?: string;
  alternate?: boolean;
}

/** A number and what kind of phone it is. */
export function PhoneFields({ prefix = '', alternate = false }: PhoneFieldsProps): JSX.Element {
  const [phone, type] = alternate ? ['altPhone', 'altPhoneType'] : ['phone', 'phoneType'];
  const word = alternate ? 'Alt phone' : 'Phone';
  return (
    <>
      <TextField name={`${prefix}${phone}`} label={word} type="tel" />
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
