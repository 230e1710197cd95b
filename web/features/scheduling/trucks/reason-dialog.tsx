import { Button, Group, Text } from '@mantine/core';
import { useState, type FormEvent, type JSX, type ReactNode } from 'react';
import { UNAVAILABLE_NOTE } from '#modules/scheduling/contract/limits.js';
import { Dialog } from '../../../shared/ui';
import { ReasonField } from './reason-field';

export interface ReasonDialogProps {
  title: string;
  /** Before the question. */
  children?: ReactNode;
  /** What else happens with it. */
  description?: string | undefined;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks why trucks cannot run on this day. */
export function ReasonDialog({
  title,
  description,
  children,
  onReason,
  onClose,
}: ReasonDialogProps): JSX.Element {
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
      {children}
      <form onSubmit={submit}>
        {description && (
          <Text size="sm" mb="sm">
            {description}
          </Text>
        )}
        <ReasonField data-autofocus reason={reason} onReason={setReason} />
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
