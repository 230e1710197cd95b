import { Button, Group } from '@mantine/core';
import { useId, useState, type JSX } from 'react';
import { AppForm, useAppForm } from '../../../shared/forms';
import { Dialog } from '../../../shared/ui';
import { planAndTell, type CallPlanning } from './call-planning';
import { NextCallFields } from './next-call-fields';
import { nextCallFaults, nextCallOf, valuesOf, type NextCallValues } from './next-call-values';

export interface NextCallDialogProps {
  planning: CallPlanning;
  timezone: string;
  onClose: () => void;
}

const REQUIRED = 'Choose the day of the call';

/** Plans the next call with a customer, moves it or takes it back. */
export function NextCallDialog(props: NextCallDialogProps): JSX.Element {
  const { planning, timezone, onClose } = props;
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const form = useAppForm<NextCallValues>({
    resolver: (values) => {
      const faults = values.nextDay ? nextCallFaults(values, timezone) : { nextDay: REQUIRED };
      const errors = Object.fromEntries(
        Object.entries(faults).map(([field, message]) => [field, { type: 'page', message }]),
      );
      return Object.keys(faults).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    defaultValues: valuesOf(planning.planned, timezone),
  });
  const store = async (values: NextCallValues | null): Promise<void> => {
    setSaving(true);
    const call = values && nextCallOf(values, timezone);
    const isDone = await planAndTell(planning, call, timezone);
    setSaving(false);
    if (isDone) onClose();
  };
  return (
    <Dialog onClose={onClose} title="Next call" closeButtonProps={{ 'aria-label': 'Close' }}>
      <AppForm id={formId} form={form} onSubmit={store}>
        <NextCallFields timezone={timezone} />
      </AppForm>
      <Group justify="flex-end" gap="xs" mt="md">
        {planning.planned && (
          <Button
            variant="subtle"
            c="var(--emma-danger)"
            mr="auto"
            disabled={isSaving}
            onClick={() => void store(null)}
          >
            No call
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId} loading={isSaving}>
          Plan call
        </Button>
      </Group>
    </Dialog>
  );
}
