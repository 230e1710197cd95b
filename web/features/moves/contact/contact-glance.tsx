import { Anchor } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { showDay } from '../../../shared/format';
import { PhoneLink } from '../../../shared/ui';
import type { Choice } from '../../../shared/forms';
import { useCustomerFields } from '../form/customer-context';
import { pick } from '../form/activity-parts';
import type { CustomerValues } from '../form/values';
import styles from './contact.module.css';

const SHOWN = [
  'phone',
  'phoneType',
  'email',
  'altEmail',
  'altPhone',
  'altPhoneType',
  'altFirstName',
  'altLastName',
  'referredBy',
  'managedBy',
  'notes',
] as const;

function Fact({ label, children }: { label: string; children: ReactNode }): JSX.Element | null {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const phone = (number: string, type: string): ReactNode =>
  number && (
    <>
      <PhoneLink phone={number} />
      {type && <span className={styles.kind}>{type}</span>}
    </>
  );

/** Who it is and how to reach them, at a glance. */
export function ContactGlance({ staff }: { staff: readonly Choice[] }): JSX.Element {
  const values = useWatch({
    control: useCustomerFields().control,
    compute: (customer: CustomerValues) => ({
      ...pick(customer, SHOWN),
      requestedDay: customer.move.meta.requestedDay,
    }),
  });
  const { email, altEmail, altFirstName, altLastName, referredBy, managedBy, notes } = values;
  const other = [altFirstName, altLastName].filter(Boolean).join(' ');
  return (
    <dl className={styles.glance}>
      <Fact label="Phone">{phone(values.phone, values.phoneType)}</Fact>
      <Fact label="Email">{email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}</Fact>
      <Fact label="Alternate">
        {(other || values.altPhone || altEmail) && (
          <>
            {other && <span>{other}</span>}
            {phone(values.altPhone, values.altPhoneType)}
            {altEmail && <Anchor href={`mailto:${altEmail}`}>{altEmail}</Anchor>}
          </>
        )}
      </Fact>
      <Fact label="Requested day">{values.requestedDay && showDay(values.requestedDay)}</Fact>
      <Fact label="Referred by">{referredBy}</Fact>
      <Fact label="Managed by">
        {managedBy && (staff.find(({ value }) => value === managedBy)?.label ?? '–')}
      </Fact>
      <Fact label="Notes">{notes && <span className={styles.notes}>{notes}</span>}</Fact>
    </dl>
  );
}
