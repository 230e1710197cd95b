import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
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
import { useCustomerFields, useCustomerPage, useTimezone } from '../form/customer-context';
import type { CustomerValues } from '../form/values';
import { sourceChoices } from './contact-choices';
import styles from './contact.module.css';
import { PhoneFields } from './phone-fields';
import { RepeatNotice } from './repeat-notice';
import { useRepeatLookup } from './use-repeat-lookup';

/** Everything that is known about the person. */
export function ContactFields({ staff }: { staff: readonly Choice[] }): JSX.Element {
  const { base } = useCustomerPage();
  const form = useCustomerFields();
  const sources = useListSourcesQuery();
  const isRepeat = useWatch<CustomerValues, 'isRepeat'>({ name: 'isRepeat' });
  const { matches, look, forget } = useRepeatLookup(base._id);
  const emailLeft = (): void => {
    const { email = '', altEmail = '' } = form.getValues();
    void look(email, altEmail);
  };

  return (
    <>
      <div className={styles.unread}>
        <UnreadLists lists={{ 'referral sources': sources }} />
      </div>
      <div className={styles.fields}>
        <TextField name="firstName" label="First name" required />
        <TextField name="lastName" label="Last name" required />
        <PhoneFields />
        <TextField name="email" label="E-mail" type="email" onLeave={emailLeft} />
        <SelectField
          name="referredBy"
          label="Referred by"
          required
          choices={sourceChoices(sources.data ?? [], base.referredBy)}
        />
        <TextField name="altFirstName" label="Alt first name" />
        <TextField name="altLastName" label="Alt last name" />
        <PhoneFields alternate />
        <TextField name="altEmail" label="Alt e-mail" type="email" onLeave={emailLeft} />
        <SelectField name="managedBy" label="Managed by" choices={staff} clearable searchable />
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
      <RepeatNotice
        matches={matches}
        marked={isRepeat}
        onMark={({ _id }) => {
          form.setValue('isRepeat', true, { shouldDirty: true });
          form.setValue('previousContractId', _id, { shouldDirty: true });
        }}
        onDismiss={forget}
      />
      <div className={styles.texts}>
        <TextAreaField name="notes" label="Notes" />
        <TextAreaField name="move.meta.moveAlerts" label="Alerts for the whole move" />
      </div>
    </>
  );
}
