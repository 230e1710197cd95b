import type { JSX } from 'react';
import {
  CheckField,
  DayField,
  SelectField,
  TextAreaField,
  TextField,
  UnreadLists,
  type Choice,
} from '../../../shared/forms';
import { todayIn } from '../../../shared/format';
import { useListSourcesQuery } from '../../referrers';
import { useCustomerPage, useTimezone } from '../form/customer-context';
import { sourceChoices } from './contact-choices';
import styles from './contact.module.css';
import { PhoneFields } from './phone-fields';

export interface ContactFieldsProps {
  staff: readonly Choice[];
  /** Called when an address or a number is left. */
  onLeave: () => void;
}

/** Everything that is known about the person. */
export function ContactFields({ staff, onLeave }: ContactFieldsProps): JSX.Element {
  const { base } = useCustomerPage();
  const sources = useListSourcesQuery();
  return (
    <>
      <div className={styles.unread}>
        <UnreadLists lists={{ 'referral sources': sources }} />
      </div>
      <div className={styles.fields}>
        <TextField name="firstName" label="First name" required />
        <TextField name="lastName" label="Last name" required />
        <PhoneFields onLeave={onLeave} />
        <TextField name="email" label="Email" type="email" onLeave={onLeave} />
        <SelectField
          name="referredBy"
          label="Referred by"
          required
          choices={sourceChoices(sources.data ?? [], base.referredBy)}
        />
        <TextField name="altFirstName" label="Alt first name" />
        <TextField name="altLastName" label="Alt last name" />
        <PhoneFields alternate onLeave={onLeave} />
        <TextField name="altEmail" label="Alt email" type="email" onLeave={onLeave} />
        <SelectField name="managedBy" label="Managed by" choices={staff} clearable />
        <DayField
          name="move.meta.requestedDay"
          label="Requested day"
          today={todayIn(useTimezone())}
          clearable
        />
        <TextField name="externalId" label="Tracking id" />
        <div className={styles.checks}>
          <CheckField name="isRepeat" label="Repeat customer" />
          <CheckField name="move.meta.doNotDisturb" label="Do not disturb" />
        </div>
      </div>
      <div className={styles.texts}>
        <TextAreaField name="notes" label="Notes" />
        <TextAreaField name="move.meta.moveAlerts" label="Alerts for the whole move" />
      </div>
    </>
  );
}
