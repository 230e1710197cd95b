import { Button, Group, TextInput } from '@mantine/core';
import { useState, type FormEvent, type JSX } from 'react';
import { AGREED_LENGTH, JOB_HOURS } from '#modules/scheduling/contract/limits.js';
import { FieldMessage } from '../../../../shared/forms';
import { useBoard } from '../../drag/board-context';
import type { WantedHours } from '../../drag/use-retiming';
import { isPromised, promiseLabel } from '../../model/arrival-label';
import type { BoardBlock } from '../../model/board-block';
import { hoursOf, readable, startLater } from '../../model/job-hours';
import styles from './block-popup.module.css';

export interface BlockHoursProps {
  block: BoardBlock;
  timezone: string;
}

/**
 * Another start, half an hour away, an hour more, or another day; a start in the promised window is
 * taken without asking. A refusal is explained next to the button.
 */
export function BlockHours({ block, timezone }: BlockHoursProps): JSX.Element | null {
  const board = useBoard();
  const [wanted, setWanted] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  if (!board.retime || !board.mayLift(block)) return null;

  const { retime } = board;
  const hours = hoursOf(block.booking, timezone);
  const send = async (to: Omit<WantedHours, 'timezone'>): Promise<void> => {
    setSending(true);
    setWhy(null);
    const refused = await retime(block, { ...to, timezone });
    setSending(false);
    setWhy(refused);
    if (refused === null) setWanted(null);
  };
  const ask = (minutes: number): void => {
    setWhy(null);
    const start = startLater({ ...hours, start: wanted ?? hours.start }, minutes);
    const isAsked = start !== hours.start && !isPromised(block.booking, start, timezone);
    setWanted(isAsked ? start : null);
    if (start === hours.start || isAsked) return;
    void send({ hours: { ...hours, start }, agreed: null });
  };
  const longer = hours.duration + 1;
  const change = (): void => {
    const { customerId, activity } = block.booking.metaData;
    const changing = { customerId, activityId: activity._id, operationId: block.id };
    board.show({ open: null, changing });
  };
  return (
    <section className={styles.hours} aria-label="Hours">
      <Group gap="xs">
        <Button size="compact-sm" variant="default" disabled={isSending} onClick={() => ask(-30)}>
          −30 min
        </Button>
        <Button size="compact-sm" variant="default" disabled={isSending} onClick={() => ask(30)}>
          +30 min
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isSending || longer > JOB_HOURS.max}
          onClick={() => void send({ hours: { ...hours, duration: longer }, agreed: null })}
        >
          +1 h
        </Button>
        <Button size="compact-sm" variant="default" disabled={isSending} onClick={change}>
          Change…
        </Button>
      </Group>
      {wanted !== null && (
        <Agreement
          promised={promiseLabel(block.booking, timezone)}
          wanted={readable(wanted)}
          isSending={isSending}
          onAgreed={(agreed) => void send({ hours: { ...hours, start: wanted }, agreed })}
        />
      )}
      {why !== null && (
        <p role="alert" className={styles.why}>
          {why}
        </p>
      )}
    </section>
  );
}

interface AgreementProps {
  promised: string;
  wanted: string;
  isSending: boolean;
  onAgreed: (agreed: string) => void;
}

/** How the customer agreed to a start other than the promised one. */
function Agreement({ promised, wanted, isSending, onAgreed }: AgreementProps): JSX.Element {
  const [agreed, setAgreed] = useState('');
  const [isJudged, setJudged] = useState(false);
  const isTooShort = agreed.trim().length < AGREED_LENGTH.min;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    setJudged(true);
    if (!isTooShort) onAgreed(agreed.trim());
  };
  return (
    <form onSubmit={submit} className={styles.agreement}>
      <TextInput
        autoFocus
        label={`How did the customer agree to ${wanted}?`}
        description={`The customer was promised ${promised}.`}
        placeholder="Maria said yes on the phone"
        maxLength={AGREED_LENGTH.max}
        value={agreed}
        error={isJudged && isTooShort && <FieldMessage>Note how they agreed</FieldMessage>}
        onChange={(event) => setAgreed(event.currentTarget.value)}
      />
      <Button type="submit" size="compact-sm" loading={isSending}>
        Start at {wanted}
      </Button>
    </form>
  );
}
