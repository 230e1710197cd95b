import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState, type JSX } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { apiErrorOf } from '../../../shared/api';
import { noteFinalAct } from '../../../shared/store';
import { Banner, Dialog, toast } from '../../../shared/ui';
import { useCancelCustomerMutation } from '../api';
import { useReactivation } from './use-reactivation';
import { useCustomerPage } from '../form/customer-context';

/** Says what Undo would not bring back. */
function canceledWords({ move }: CustomerView): string {
  const operations = move.activities.flatMap((activity) => activity.operations);
  const { length: booked } = operations.filter(({ truck }) => truck !== null);
  if (booked > 0)
    return `Customer canceled. Undo won’t book ${booked === 1 ? 'the truck' : 'the trucks'} again`;
  return operations.some(({ unassigned }) => unassigned)
    ? 'Customer canceled. Undo won’t put the move back on the board'
    : 'Customer canceled';
}

/** Cancels the customer, with a reason for the history. */
export function CancelDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const { base, write } = useCustomerPage();
  const [send, { isLoading, error }] = useCancelCustomerMutation();
  const { reactivate } = useReactivation();
  const [reason, setReason] = useState('');

  const cancel = async (): Promise<void> => {
    try {
      const { nounce } = await write(() =>
        send({ id: base._id, nounce: base.nounce, reason }).unwrap(),
      );
      const name = base.lastName;
      const why = `${name} is reactivated on the customer's page, without trucks.`;
      noteFinalAct({ name: `${name} canceled`, why });
      toast.success(canceledWords(base), { undo: () => void reactivate(nounce) });
      onClose();
    } catch {
      // The dialog shows why.
    }
  };

  return (
    <Dialog onClose={onClose} title="Cancel customer" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text size="sm" mb="sm">
        Canceling removes all truck assignments and removes the customer from normal searches.
      </Text>
      <Textarea
        label="Reason"
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        autosize
        minRows={2}
        maxLength={1000}
        data-autofocus
      />
      {error && (
        <Banner tone="danger">
          {`An error occurred Canceling this Customer.\n${apiErrorOf(error).message}`}
        </Banner>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Keep customer
        </Button>
        <Button color="red.9" loading={isLoading} onClick={() => void cancel()}>
          Cancel customer
        </Button>
      </Group>
    </Dialog>
  );
}
