import { Button, Group, Stack } from '@mantine/core';
import { useEffect, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProblemLocationDto } from '#modules/problem-locations/contract/problem-location.dto.js';
import type { ProblemLocationView } from '#modules/problem-locations/contract/problem-location.view.js';
import { apiErrorOf, errorHint } from '../../shared/api';
import {
  AppForm,
  showServerFaults,
  unsavedLabels,
  useAppForm,
  useDirtyCount,
  useLeaveBlock,
} from '../../shared/forms';
import { Banner, Dialog, confirm, toast } from '../../shared/ui';
import { useAddProblemLocationMutation, useSaveProblemLocationMutation } from './api';
import { LocationFields } from './location-fields';

export interface LocationDialogProps {
  /** Null: a new one. */
  location: ProblemLocationView | null;
  editable: boolean;
}

const EMPTY: ProblemLocationDto = {
  address: '',
  reason: '',
  latitude: null,
  longitude: null,
  googlePlacesSuggestedAddress: '',
};

/** One problem location; closing it leads back to the list's own address. */
export function LocationDialog({ location, editable }: LocationDialogProps): JSX.Element {
  const navigate = useNavigate();
  const [add, adding] = useAddProblemLocationMutation();
  const [save, saving] = useSaveProblemLocationMutation();
  const form = useAppForm<ProblemLocationDto>({
    dto: ProblemLocationDto,
    defaultValues: location ?? EMPTY,
  });
  const dirty = useDirtyCount(form);
  const refusal = form.formState.errors.root?.message;

  // A new one starts with its address.
  useEffect(() => {
    if (location) return undefined;
    const timer = setTimeout(() => form.setFocus('address'));
    return () => clearTimeout(timer);
  }, [form, location]);
  const close = (): void => void navigate('/emma/admin/problemlocations');
  const release = useLeaveBlock({
    leaves: () => dirty > 0,
    guardsWindow: dirty > 0,
    ask: () =>
      confirm({
        title: 'Close without saving?',
        message: unsavedLabels(dirty),
        confirmLabel: 'Discard',
        cancelLabel: 'Stay',
        danger: true,
      }),
  });
  const submit = async (values: ProblemLocationDto): Promise<void> => {
    try {
      await (location ? save({ ...location, ...values }) : add(values)).unwrap();
      toast.success('Problem location saved');
      release();
      close();
    } catch (error) {
      const refused = apiErrorOf(error);
      if (showServerFaults(form, refused)) return;
      form.setError('root', { message: `${refused.message}\n${errorHint(refused.code)}` });
    }
  };

  return (
    <Dialog onClose={close} title="Address Details" size="lg">
      <AppForm form={form} onSubmit={submit}>
        <Stack gap="sm">
          <LocationFields editable={editable} />
          {refusal && <Banner tone="danger">{refusal}</Banner>}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {editable ? 'Cancel' : 'Close'}
            </Button>
            {editable && (
              <Button
                type="submit"
                loading={adding.isLoading || saving.isLoading}
                disabled={dirty === 0}
              >
                Save
              </Button>
            )}
          </Group>
        </Stack>
      </AppForm>
    </Dialog>
  );
}
