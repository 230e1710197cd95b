import { Button, Group, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type JSX } from 'react';
import { MAX_REASON_OFF } from '#modules/scheduling/contract/limits.js';
import { FieldMessage } from '../../../shared/forms';
import { Dialog } from '../../../shared/ui';
import { useBoard } from '../drag/board-context';
import { dayLabel } from './crew-labels';
import { WHO_STEPS_IN } from './use-days-off';

export interface OffDialogProps {
  name: string;
  onReason: (reason: string) => void;
  /** Looks for who steps in; null: they have no seat, or nobody looks. */
  onRepair: ((reason: string) => void) | null;
  onClose: () => void;
}

/**
 * Why somebody is off for the day; only those who dispatch read it. Whose seat would be empty is replaced first:
 * that is what Enter does.
 */
export function OffDialog({ name, onReason, onRepair, onClose }: OffDialogProps): JSX.Element {
  const board = useBoard();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = reason.trim() === '';
  const send = (act: (reason: string) => void): void => {
    setTried(true);
    if (isEmpty) return field.current?.focus();
    onClose();
    act(reason.trim());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(onRepair ?? onReason);
  };
  return (
    <Dialog onClose={onClose} title={`Mark ${name} off ${dayLabel(board)}`}>
      <form onSubmit={submit}>
        <TextInput
          ref={field}
          label="Reason"
          description="Dispatchers see the reason. Seats and on-call places are freed at every branch."
          placeholder="Such as sick"
          withAsterisk
          data-autofocus
          maxLength={MAX_REASON_OFF}
          value={reason}
          error={isTried && isEmpty && <FieldMessage>A reason is required</FieldMessage>}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {onRepair && (
            <Button variant="default" onClick={() => send(onReason)}>
              Mark off
            </Button>
          )}
          <Button type="submit">{onRepair ? WHO_STEPS_IN : 'Mark off'}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
