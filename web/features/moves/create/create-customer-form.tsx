import { Button, Group, Stack } from '@mantine/core';
import type { JSX } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CreateCustomerDto } from '#modules/moves/contract/create-customer.dto.js';
import {
  AppForm,
  CheckField,
  DayField,
  SelectField,
  TextField,
  UnreadLists,
} from '../../../shared/forms';
import { Banner } from '../../../shared/ui';
import { useListBranchesQuery } from '../../branches';
import { useListSourcesQuery } from '../../referrers';
import contact from '../contact/contact.module.css';
import { sourceChoices } from '../contact/contact-choices';
import { PhoneFields } from '../contact/phone-fields';
import { RepeatNotice } from '../contact/repeat-notice';
import { missingContact, useTakeOver } from '../contact/use-take-over';
import { useRepeatMark } from './use-repeat-mark';

export interface CreateCustomerFormProps {
  form: UseFormReturn<CreateCustomerDto>;
  onSubmit: (values: CreateCustomerDto) => Promise<void>;
  onCancel: () => void;
  isSaving: boolean;
  /** What is in it was typed before a reload. */
  isRestored: boolean;
  /** Why it was refused as a whole, or null. */
  refusal: string | null;
}

const INFORMATION = 'moveContractRequest.customerInformation';
const DETAILS = 'moveContractRequest.moveDetails';

/** What is asked about a new customer while they are on the phone. */
export function CreateCustomerForm(props: CreateCustomerFormProps): JSX.Element {
  const { form, onSubmit, onCancel, isSaving, isRestored, refusal } = props;
  const branches = useListBranchesQuery();
  const sources = useListSourcesQuery();
  const branchId = useWatch({ control: form.control, name: `${DETAILS}.branchId` });
  const timezone = branches.data?.find(({ _id }) => _id === branchId)?.timezone;
  const repeat = useRepeatMark(form, isRestored);
  const takeOver = useTakeOver((former) => {
    for (const [field, value] of missingContact(former, form.getValues(INFORMATION)))
      form.setValue(`${INFORMATION}.${field}`, value, { shouldDirty: true, shouldValidate: true });
  });

  return (
    <AppForm form={form} onSubmit={onSubmit}>
      <div className={contact.unread}>
        <UnreadLists lists={{ branches, 'referral sources': sources }} />
      </div>
      <div className={contact.fields}>
        <TextField name={`${INFORMATION}.firstName`} label="First name" required />
        <TextField name={`${INFORMATION}.lastName`} label="Last name" required />
        <PhoneFields prefix={`${INFORMATION}.`} onLeave={repeat.look} />
        <TextField name={`${INFORMATION}.email`} label="Email" type="email" onLeave={repeat.look} />
        <SelectField
          name={`${INFORMATION}.referredBy`}
          label="Referred by"
          required
          emptyValue=""
          choices={sourceChoices(sources.data ?? [], undefined)}
        />
        <SelectField
          name={`${DETAILS}.branchId`}
          label="Branch"
          required
          choices={(branches.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <DayField
          name={`${DETAILS}.requestedDay`}
          label="Requested day"
          timezone={timezone}
          clearable
        />
        <TextField name={`${INFORMATION}.altFirstName`} label="Alt first name" />
        <TextField name={`${INFORMATION}.altLastName`} label="Alt last name" />
        <PhoneFields prefix={`${INFORMATION}.`} alternate onLeave={repeat.look} />
        <TextField
          name={`${INFORMATION}.altEmail`}
          label="Alt email"
          type="email"
          onLeave={repeat.look}
        />
        <div className={contact.checks}>
          <CheckField name={`${INFORMATION}.isRepeat`} label="Repeat customer" />
        </div>
      </div>
      <Stack gap="xs">
        <RepeatNotice
          matches={repeat.matches}
          marked={repeat.isMarked}
          onMark={repeat.mark}
          takes="contact"
          onTakeOver={(former) => {
            repeat.mark(former);
            void takeOver(former._id);
          }}
          onDismiss={repeat.dismiss}
        />
        {refusal && (
          <Banner tone="danger">{`An error occurred creating this Customer.\n${refusal}`}</Banner>
        )}
      </Stack>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isSaving}>
          Create
        </Button>
      </Group>
    </AppForm>
  );
}
