import { Button, Group, Textarea } from '@mantine/core';
import { useState, type JSX } from 'react';
import { MAX_MINUTES, MAX_NOTE } from '#modules/actuals/contract/actual-terms.js';
import { isSeen } from '#kernel/clean-text.js';
import { NumberBox } from '../../../shared/forms';
import { Dialog } from '../../../shared/ui';
import { stampNow } from './outbox';
import styles from './stamping.module.css';

const USUAL_MINUTES = [15, 30, 60];
const REQUIRED = 'This field is required';

export interface ExtraDialogProps {
  operation: string;
  customerName: string;
  onClose: () => void;
}

/** Minutes of work that nobody planned, and what they were for. */
export function ExtraDialog(props: ExtraDialogProps): JSX.Element {
  const { operation, customerName, onClose } = props;
  const [minutes, setMinutes] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const said = isSeen(note) ? note.trim() : '';
  const add = (): void => {
    setTried(true);
    if (minutes === null || minutes < 1 || said === '') return;
    void stampNow(operation, 'extra', { minutes, note: said, customerName });
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Extra time" size="sm">
      <Group gap="xs" mb="sm" grow role="group" aria-label="Usual minutes">
        {USUAL_MINUTES.map((usual) => (
          <button
            key={usual}
            type="button"
            className={styles.second}
            aria-pressed={minutes === usual}
            onClick={() => setMinutes(usual)}
          >
            {usual} min
          </button>
        ))}
      </Group>
      <NumberBox
        label="Minutes"
        size="lg"
        decimals={0}
        min={1}
        max={MAX_MINUTES}
        step={5}
        unit="min"
        value={minutes}
        onChange={setMinutes}
        error={isTried && minutes === null && REQUIRED}
      />
      <Textarea
        mt="sm"
        size="lg"
        label="What took longer"
        placeholder="Piano on the second floor"
        autosize
        minRows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={isTried && said === '' && REQUIRED}
      />
      <Group mt="lg" gap="xs" grow>
        <Button size="lg" variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button size="lg" onClick={add}>
          Add
        </Button>
      </Group>
    </Dialog>
  );
}
