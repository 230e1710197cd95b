import { Button, Group } from '@mantine/core';
import type { JSX } from 'react';
import { LogCallDto } from '../../../src/modules/calls/contract/log-call.dto';
import { apiErrorOf } from '../../shared/api';
import {
  AppForm,
  CheckField,
  SelectField,
  showServerFaults,
  TextAreaField,
  TextField,
  useAppForm,
} from '../../shared/forms';
import { toast } from '../../shared/ui';
import { useLogCallMutation } from './api';
import { CALL_TYPE_CHOICES } from './call-words';
import styles from './calls.module.css';

export interface CallFormProps {
  customerId: string;
  phone: string;
}

const LOGGED_MS = 1_000;

/** Logs a call or a text message with the customer. */
export function CallForm({ customerId, phone }: CallFormProps): JSX.Element {
  const [log, { isLoading }] = useLogCallMutation();
  const blank: LogCallDto = {
    contractId: customerId,
    phone,
    isVoiceMail: false,
    isSms: false,
    notes: '',
    callType: 'Generic',
  };
  const form = useAppForm<LogCallDto>({ dto: LogCallDto, defaultValues: blank });

  const submit = async (values: LogCallDto): Promise<void> => {
    try {
      await log(values).unwrap();
      form.reset(blank);
      toast.success('Call successfully logged', { closesAfter: LOGGED_MS });
    } catch (error) {
      const refused = apiErrorOf(error);
      showServerFaults(form, refused);
      toast.error(`Call log failed: ${refused.message}`, { stays: true });
    }
  };

  return (
    <AppForm form={form} onSubmit={submit}>
      <div className={styles.form}>
        <TextField name="phone" label="Phone" type="tel" required />
        <SelectField name="callType" label="Call type" choices={CALL_TYPE_CHOICES} />
      </div>
      <Group gap="md" my="xs">
        <CheckField name="isVoiceMail" label="Left a message" />
        <CheckField name="isSms" label="Text message" />
      </Group>
      <TextAreaField name="notes" label="Call notes" required minRows={3} />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" loading={isLoading}>
          Log call
        </Button>
      </Group>
    </AppForm>
  );
}
