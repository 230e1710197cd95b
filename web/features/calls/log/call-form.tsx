import { Button, Group } from '@mantine/core';
import { IconPhoneCheck } from '@tabler/icons-react';
import { useEffect, useId, type JSX } from 'react';
import { useFormState } from 'react-hook-form';
import { LogCallDto } from '#modules/calls/contract/calls.dto.js';
import { apiErrorOf } from '../../../shared/api';
import { AppForm, showServerFaults, useAppForm, useDraft } from '../../../shared/forms';
import { toast } from '../../../shared/ui';
import { useLogCallMutation } from '../api';
import { planAndTell, whenOf, type CallPlanning } from '../next/call-planning';
import { NextCallFields } from '../next/next-call-fields';
import {
  nextCallFaults,
  nextCallOf,
  NO_NEXT_CALL,
  type NextCallValues,
} from '../next/next-call-values';
import next from '../next/next-call.module.css';
import { CallFields } from './call-fields';
import styles from './call-fields.module.css';
import { numbersOf, type CallCustomer } from './call-customer';

export interface CallFormProps {
  customer: CallCustomer;
  planning: CallPlanning;
  onClose: () => void;
}

type CallValues = LogCallDto & NextCallValues;

const SUCCESS_MS = 1_000;

/** What is stored of the call itself. */
const callOf = ({ nextDay, nextTime, nextWords, ...call }: CallValues): LogCallDto => call;

/** Logs a call with a customer. What is typed stays after this is closed, until it is discarded. */
export function CallForm({ customer, planning, onClose }: CallFormProps): JSX.Element {
  const formId = useId();
  const [logCall, { isLoading }] = useLogCallMutation();
  const [first] = numbersOf(customer);
  const { timezone } = customer.branch;
  const form = useAppForm<CallValues>({
    dto: LogCallDto,
    judged: callOf,
    also: (values) => nextCallFaults(values, timezone),
    defaultValues: {
      ...NO_NEXT_CALL,
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
  const save = async (values: CallValues): Promise<void> => {
    try {
      await logCall(callOf(values)).unwrap();
      toast.success('Call successfully logged', { closesAfter: SUCCESS_MS });
      discard();
      // After the call, which answers what was planned before it.
      const planned = nextCallOf(values, timezone);
      if (planned) await planAndTell(planning, planned, timezone);
    } catch (error) {
      const refusal = apiErrorOf(error);
      showServerFaults(form, refusal);
      toast.error(`Call log failed: ${refusal.message}`, { refusal });
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
        <h3 className={next.heading}>Next call</h3>
        {planning.planned && (
          <p className={next.answered}>
            This call answers the one planned for {whenOf(planning.planned, timezone)}.
          </p>
        )}
        <NextCallFields timezone={timezone} />
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
