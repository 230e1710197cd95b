import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type JSX } from 'react';
import { isTruckName, TRUCK_NAME_MESSAGE } from '#modules/trucks/contract/truck-name.js';
import { apiErrorOf } from '../../../shared/api';
import { FieldMessage } from '../../../shared/forms';
import { Banner, Dialog, toast } from '../../../shared/ui';
import { useAddRentalMutation } from '../api/day-plan-api';
import { useBoard } from '../drag/board-context';

/** Adds a truck that is rented for this day. */
export default function RentalDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const { key } = useBoard();
  const [name, setName] = useState('');
  const [hasLift, setLift] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [add, { isLoading, error }] = useAddRentalMutation();
  const fault = isLeft && !isTruckName(name) ? TRUCK_NAME_MESSAGE : undefined;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setLeft(true);
    if (!isTruckName(name)) return;
    const answer = await add({ branchId: key.branchId, name, hasLift, rentalDay: key.day });
    if (answer.error) return;
    toast.success(`${name} is rented for this day.`);
    onClose();
  };

  return (
    <Dialog onClose={onClose} title="Add Rental Truck">
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          {error && <Banner tone="danger">{apiErrorOf(error).message}</Banner>}
          <TextInput
            label="Name"
            data-autofocus
            value={name}
            error={fault && <FieldMessage>{fault}</FieldMessage>}
            onBlur={() => setLeft(name !== '')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Checkbox
            label="Has a lift"
            checked={hasLift}
            onChange={(event) => setLift(event.currentTarget.checked)}
          />
        </Stack>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isLoading}>
            Add
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
