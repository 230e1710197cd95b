import { Button, Group, Stack } from '@mantine/core';
import { useRef, useState, type FormEvent, type JSX } from 'react';
import { isLocalDate } from '#kernel/local-date.js';
import { DayBox, FieldMessage } from '../../../shared/forms';
import type { Day } from '../../../shared/format';
import { Banner, Dialog } from '../../../shared/ui';
import { PAST_DAY } from '../labels/past-days';

export interface AddActivityDialogProps {
  proposed: Day | null;
  today: Day;
  /** @returns why it was refused, or null */
  onAdd: (day: Day) => Promise<string | null>;
  onClose: () => void;
  isAdding: boolean;
}

/** Asks which day an activity is for. */
export function AddActivityDialog(props: AddActivityDialogProps): JSX.Element {
  const { proposed, today, onAdd, onClose, isAdding } = props;
  const [day, setDay] = useState<string | null>(proposed);
  const [refusal, setRefusal] = useState<string | null>(null);

  const box = useRef<HTMLInputElement>(null);
  const change = (held: string | null): void => {
    setDay(held);
    setRefusal(null);
  };

  const isPast = isLocalDate(day) && day < today;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // For React, the page's own form is around this one.
    event.stopPropagation();
    if (!isLocalDate(day)) return;
    const why = await onAdd(day);
    setRefusal(why);
    if (why) box.current?.focus();
  };

  return (
    <Dialog onClose={onClose} title="Add activity" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack component="form" gap="sm" onSubmit={(event: FormEvent) => void submit(event)}>
        {isPast && <Banner tone="warning">{PAST_DAY}</Banner>}
        <Group align="flex-end" gap="xs">
          <DayBox
            label="Day"
            today={today}
            value={day}
            onChange={change}
            error={refusal && <FieldMessage>{refusal}</FieldMessage>}
            ref={box}
            data-autofocus
          />
          <Button type="submit" disabled={!isLocalDate(day)} loading={isAdding}>
            {isPast ? 'Add anyway' : 'Add'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
