import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CALL_TYPE_NAMES, CALL_TYPES } from '#modules/calls/contract/call-terms.js';
import type { LogCallDto } from '#modules/calls/contract/calls.dto.js';
import { PHONE_TYPES } from '#modules/moves/contract/move-terms.js';
import { showPhone } from '../../../shared/format';
import { CheckField, PhoneField, SelectField, TextAreaField } from '../../../shared/forms';
import { PhoneLink } from '../../../shared/ui';
import { numbersOf, type CallCustomer } from './call-customer';
import styles from './call-fields.module.css';

const KINDS = CALL_TYPE_NAMES.map((value) => ({ value, label: CALL_TYPES[value] }));
const PHONE_KINDS = PHONE_TYPES.map((value) => ({ value, label: value }));

/** Who was called, and what was said. */
export function CallFields({ customer }: { customer: CallCustomer }): JSX.Element {
  const { setValue } = useFormContext<LogCallDto>();
  const phone = useWatch<LogCallDto, 'phone'>({ name: 'phone' });
  const others = numbersOf(customer).filter((known) => known.phone !== phone);
  return (
    <div className={styles.fields}>
      <SelectField name="callType" label="Call type" choices={KINDS} />
      <div className={styles.pair}>
        <PhoneField name="phone" label="Phone" required />
        <SelectField
          name="altPhoneType"
          label="Phone type"
          choices={PHONE_KINDS}
          clearable
          emptyValue=""
        />
      </div>
      <div className={styles.numbers}>
        {phone && <PhoneLink phone={phone} />}
        {others.map((known) => (
          <Button
            key={known.phone}
            variant="subtle"
            size="compact-xs"
            onClick={() => {
              setValue('phone', known.phone, { shouldDirty: true, shouldValidate: true });
              setValue('altPhoneType', known.type, { shouldDirty: true });
            }}
          >
            Use {showPhone(known.phone)}
          </Button>
        ))}
      </div>
      <div className={styles.checks}>
        <CheckField name="isVoiceMail" label="Left a voice mail" />
        <CheckField name="isSms" label="Text message" />
      </div>
      <TextAreaField name="notes" label="Notes" required minRows={4} />
    </div>
  );
}
