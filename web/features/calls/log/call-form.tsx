import { Button, Group } from '@mantine/core';
import { IconPhoneCheck } from '@tabler/icons-react';
import { useEffect, useId, type JSX } from 'react';
import { useFormState } from 'react-hook-form';
import { LogCallDto } from '#modules/calls/contract/calls.dto.js';
import { apiErrorOf } from '../../../shared/api';
import { AppForm, showServerFaults, useAppForm, useDraft } from '../../../shared/forms';
import { toast } from '../../../shared/ui';
import { useLogCallMutation } from '../api';
import { CallFields } from './call-fields';
import styles from './call-fields.module.css';
import { numbersOf, type CallCustomer } from './call-customer';

export interface CallFormProps {
  customer: CallCustomer;
  onClose: () => void;
}

const SUCCESS_MS = 1_000;

/** Logs a call with a customer. What is typed stays after this is closed, until it is discarded. */
export function CallForm({ customer, onClose }: CallFormProps): JSX.Element {
  const formId = useId();
  const [logCall, { isLoading }] = useLogCallMutation();
  const [first] = numbersOf(customer);
  const form = useAppForm<LogCallDto>({
    dto: LogCallDto,
    defaultValues: {
      contractId: customer._id,
      phone: first?.phone ?? '',
      altPhoneType: first?.type ?? '',
      callType: 'Generic',
      isVoiceMail: false,
      isSms: false,
      notes: '',
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  const draft = useDraft(form, `call:${customer._id}`, '');

  const discard = (): void => {
    draft.discard();
    onClose();
  };
  const save = async (call: LogCallDto): Promise<void> => {
    try {
      await logCall(call).unwrap();
      toast.success('Call successfully logged', { closesAfter: SUCCESS_MS });
      discard();
    } catch (error) {
      const refusal = apiErrorOf(error);
      showServerFaults(form, refusal);
      toast.error(`Call log failed: ${refusal.message}`, { stays: true });
    }
  };

  // Who has someone on the phone types what they say.
  useEffect(() => {
    const timer = setTimeout(() => form.setFocus('notes'));
    return () => clearTimeout(timer);
  }, [form]);

  return (
    <section
      className={styles.form}
      aria-label={`Log a call with ${customer.firstName} ${customer.lastName}`}
    >
      <AppForm id={formId} form={form} onSubmit={save}>
        <CallFields customer={customer} />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={discard}>
            {isDirty ? 'Discard' : 'Cancel'}
          </Button>
          <Button
            type="submit"
            form={formId}
            leftSection={<IconPhoneCheck size={15} aria-hidden />}
            loading={isLoading}
          >
            Log call
          </Button>
        </Group>
      </AppForm>
    </section>
  );
}
