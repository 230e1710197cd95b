import { Button, Group, TextInput } from '@mantine/core';
import { useState, type FormEvent, type JSX } from 'react';
import { UNAVAILABLE_NOTE } from '#modules/scheduling/contract/limits.js';
import { FieldMessage } from '../../../shared/forms';
import { Dialog } from '../../../shared/ui';

export interface ReasonDialogProps {
  title: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Why trucks cannot run on this day; may be empty. */
export function ReasonDialog({ title, onReason, onClose }: ReasonDialogProps): JSX.Element {
  const [reason, setReason] = useState<string>(UNAVAILABLE_NOTE);
  const isEmpty = reason.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty) return;
    onReason(reason.trim());
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={title}>
      <form onSubmit={submit}>
        <TextInput
          label="Reason"
          data-autofocus
          value={reason}
          error={isEmpty && <FieldMessage>A reason is required</FieldMessage>}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isEmpty}>
            Make unavailable
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
