import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type JSX } from 'react';
import { isTruckName, TRUCK_NAME_MESSAGE } from '#modules/trucks/contract/truck-name.js';
import { apiErrorOf, refusalSentences } from '../../../shared/api';
import { FieldMessage } from '../../../shared/forms';
import { Banner, Dialog, toast } from '../../../shared/ui';
import { useAddRentalMutation } from '../api/day-plan-api';
import { useBoard } from '../drag/board-context';
import { showUndone } from '../drag/show-undone';
import { useRentalUndo } from './use-rental-undo';

/** Adds a truck that is rented for this day. */
export default function RentalDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const board = useBoard();
  const { key } = board;
  const rentals = useRentalUndo(board);
  const [typed, setTyped] = useState('');
  // A name has no spaces; around it they are typed by mistake.
  const name = typed.trim();
  const [hasLift, setLift] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [add, { isLoading, error, originalArgs: sent }] = useAddRentalMutation();
  const box = useRef<HTMLInputElement>(null);
  const refused = error && apiErrorOf(error);
  const isNameTaken = refused?.code === 'NAME_TAKEN';
  const taken = isNameTaken && sent?.name === name ? refusalSentences(refused) : undefined;
  const fault = isLeft && !isTruckName(name) ? TRUCK_NAME_MESSAGE : taken;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setLeft(true);
    if (!isTruckName(name)) return;
    const rental = { branchId: key.branchId, name, hasLift, rentalDay: key.day };
    const answer = await add(rental);
    if (answer.error) {
      if (apiErrorOf(answer.error).code === 'NAME_TAKEN') box.current?.focus();
      return;
    }
    const id = rentals.added(rental, answer.data);
    const undo = (): void => void board.undo.undo(id).then((taken) => showUndone('Undone', taken));
    toast.success(`${name} is rented for this day.`, { id, undo });
    onClose();
  };

  return (
    <Dialog onClose={onClose} title="Add Rental Truck">
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          {refused && !isNameTaken && <Banner tone="danger">{refused.message}</Banner>}
          <TextInput
            ref={box}
            label="Name"
            data-autofocus
            value={typed}
            error={fault && <FieldMessage>{fault}</FieldMessage>}
            onBlur={() => setLeft(typed !== '')}
            onChange={(event) => setTyped(event.currentTarget.value)}
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
