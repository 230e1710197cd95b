import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState, type JSX } from 'react';
import { apiErrorOf } from '../../../shared/api';
import { Banner, Dialog, toast } from '../../../shared/ui';
import { useCancelCustomerMutation } from '../api';
import { useCustomerPage } from '../form/customer-context';

/** Cancels the customer, with a reason for the history. */
export function CancelDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const { base, write } = useCustomerPage();
  const [send, { isLoading, error }] = useCancelCustomerMutation();
  const [reason, setReason] = useState('');

  const cancel = async (): Promise<void> => {
    try {
      await write(() => send({ id: base._id, nounce: base.nounce, reason }).unwrap());
      toast.success('Customer canceled');
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
