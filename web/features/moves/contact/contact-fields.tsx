import { useContext, type JSX } from 'react';
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
import {
  ActivityScopeContext,
  useCustomerFields,
  useCustomerPage,
  useTimezone,
} from '../form/customer-context';
import { useChangeStops } from '../form/use-activity-edits';
import type { CustomerValues } from '../form/values';
import { hasAddress, takenStops } from '../locations/stop-moves';
import { sourceChoices } from './contact-choices';
import styles from './contact.module.css';
import { PhoneFields } from './phone-fields';
import { RepeatNotice } from './repeat-notice';
import { useRepeatLookup } from './use-repeat-lookup';
import { missingContact, useTakeOver } from './use-take-over';

/** Everything that is known about the person. */
export function ContactFields({ staff }: { staff: readonly Choice[] }): JSX.Element {
  const { base } = useCustomerPage();
  const form = useCustomerFields();
  const sources = useListSourcesQuery();
  const isRepeat = useWatch<CustomerValues, 'isRepeat'>({ name: 'isRepeat' });
  const { matches, look, forget } = useRepeatLookup(base._id);
  const left = (): void => void look(form.getValues());
  const mark = (previous: string): void => {
    form.setValue('isRepeat', true, { shouldDirty: true });
    form.setValue('previousContractId', previous, { shouldDirty: true });
  };
  const scope = useContext(ActivityScopeContext);
  const changeStops = useChangeStops();
  const takeOver = useTakeOver((former) => {
    for (const [field, value] of missingContact(former, form.getValues()))
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    const stops = former.move.activities.findLast(({ locations }) => locations.length > 0);
    if (!scope || scope.locked || !stops) return;
    const path = `${scope.path}.locations` as const;
    if (hasAddress(form.getValues(path))) return;
    changeStops(scope, () =>
      form.setValue(path, takenStops(stops.locations), { shouldDirty: true }),
    );
  });

  return (
    <>
      <div className={styles.unread}>
        <UnreadLists lists={{ 'referral sources': sources }} />
      </div>
      <div className={styles.fields}>
        <TextField name="firstName" label="First name" required />
        <TextField name="lastName" label="Last name" required />
        <PhoneFields onLeave={left} />
        <TextField name="email" label="Email" type="email" onLeave={left} />
        <SelectField
          name="referredBy"
          label="Referred by"
          required
          searchable
          choices={sourceChoices(sources.data ?? [], base.referredBy)}
        />
        <TextField name="altFirstName" label="Alt first name" />
        <TextField name="altLastName" label="Alt last name" />
        <PhoneFields alternate onLeave={left} />
        <TextField name="altEmail" label="Alt email" type="email" onLeave={left} />
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
        onMark={({ _id }) => mark(_id)}
        takes="contact and stops"
        onTakeOver={({ _id }) => {
          mark(_id);
          void takeOver(_id);
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
