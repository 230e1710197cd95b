import { Button, Checkbox, Group, Stack, TextInput, Textarea } from '@mantine/core';
import { useRef, type FormEvent, type JSX } from 'react';
import {
  MAX_MINUTES,
  MAX_MOVERS,
  MAX_NOTE,
  TIME_KINDS,
} from '#modules/actuals/contract/actual-terms.js';
import type { TimeKind } from '#modules/actuals/contract/actual-terms.js';
import type { ActualWithStampsView } from '#modules/actuals/contract/actual.view.js';
import { showTime } from '../../shared/format';
import {
  FieldMessage,
  focusFirstFault,
  NumberBox,
  useLeaveGuard,
  type NumberBoxProps,
  useUnread,
  type UnreadFields,
} from '../../shared/forms';
import { Banner, confirm, Dialog, RetryBanner, toast } from '../../shared/ui';
import { TIME_LABELS } from './actual-labels';
import styles from './actuals.module.css';
import { useGetActualQuery } from './api';
import type { EntryPlace } from './entry-values';
import { TimeBox } from './time-box';
import { useEntry, type Entry } from './use-entry';

export interface ActualDialogProps extends EntryPlace {
  operation: string;
  /** Whose job it is. */
  name: string;
  onClose: () => void;
}

/** How a job really went, to be corrected by the office: what is typed wins over the phones. */
export function ActualDialog({
  operation,
  name,
  onClose,
  ...place
}: ActualDialogProps): JSX.Element {
  const { data: actual, error, refetch } = useGetActualQuery(operation);
  const title = `Actual times of ${name}`;
  if (actual) return <LoadedDialog {...{ actual, title, place, onClose }} />;
  return (
    <Dialog onClose={onClose} title={title}>
      {error ? (
        <RetryBanner onRetry={() => void refetch()}>The times could not be read.</RetryBanner>
      ) : (
        <p aria-busy="true">Reading the times …</p>
      )}
    </Dialog>
  );
}

interface LoadedProps {
  actual: ActualWithStampsView;
  title: string;
  place: EntryPlace;
  onClose: () => void;
}

function LoadedDialog({ actual, title, place, onClose }: LoadedProps): JSX.Element {
  const entry = useEntry(actual, place);
  const form = useRef<HTMLFormElement>(null);
  const unread = useUnread();
  const isTyped = entry.isTyped || unread.has();
  useLeaveGuard(isTyped ? [`${title} are not saved.`] : []);
  const close = async (): Promise<void> => {
    const question = {
      title: 'Close without saving?',
      message: 'What you typed is lost.',
      ...{ confirmLabel: 'Discard', cancelLabel: 'Stay', danger: true },
    };
    if (!isTyped || (await confirm(question))) onClose();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!unread.has() && (await entry.save(actual.assumed))) {
      toast.success('Times saved');
      onClose();
    } else focusFirstFault(form.current);
  };
  return (
    <Dialog onClose={() => void close()} title={title} size="lg">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          {actual.question && <Banner tone="warning">{actual.question}</Banner>}
          {entry.refusal && <Banner tone="danger">{entry.refusal}</Banner>}
          <div className={styles.times}>
            {TIME_KINDS.map((kind) => (
              <TimeBox
                key={kind}
                label={TIME_LABELS[kind]}
                description={entry.theirs[kind] ?? hintOf(actual, kind, place.timezone)}
                value={entry.texts[kind]}
                fault={entry.faults[kind]}
                onChange={(text) => entry.typeTime(kind, text)}
                data-autofocus={kind === 'started' || undefined}
              />
            ))}
          </div>
          <Details {...{ entry, unread }} />
        </Stack>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={() => void close()}>
            Cancel
          </Button>
          <Button type="submit" loading={entry.isSaving}>
            Save
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function Details({ entry, unread }: { entry: Entry; unread: UnreadFields }): JSX.Element {
  const { details, faults, theirs, typeDetail } = entry;
  const fault = (field: string) => faults[field] && <FieldMessage>{faults[field]}</FieldMessage>;
  const numberTyped =
    (field: 'movers' | 'breakMinutes' | 'extraMinutes'): NumberBoxProps['onChange'] =>
    (value, text) => {
      unread.note(field, text);
      typeDetail({ [field]: value });
    };
  return (
    <>
      <div className={styles.times}>
        <NumberBox
          label="Movers"
          decimals={0}
          min={1}
          max={MAX_MOVERS}
          value={details.movers}
          description={theirs.movers}
          error={fault('movers')}
          onChange={numberTyped('movers')}
        />
        <NumberBox
          label="Breaks"
          unit="min"
          decimals={0}
          min={0}
          max={MAX_MINUTES}
          value={details.breakMinutes}
          description={theirs.breakMinutes}
          error={fault('breakMinutes')}
          onChange={numberTyped('breakMinutes')}
        />
        <NumberBox
          label="Extra work"
          unit="min"
          decimals={0}
          min={0}
          max={MAX_MINUTES}
          value={details.extraMinutes}
          description={theirs.extraMinutes}
          error={fault('extraMinutes')}
          onChange={numberTyped('extraMinutes')}
        />
      </div>
      <Textarea
        label="What the extra work was"
        autosize
        maxLength={MAX_NOTE}
        value={details.extraNote}
        description={theirs.extraNote}
        error={fault('extraNote')}
        onChange={({ currentTarget }) => typeDetail({ extraNote: currentTarget.value })}
      />
      <Checkbox
        label="Something unusual happened: leave this job out of what is learned"
        description={theirs.exceptional}
        checked={details.exceptional}
        onChange={({ currentTarget }) => typeDetail({ exceptional: currentTarget.checked })}
      />
      {details.exceptional && (
        <TextInput
          label="What happened"
          withAsterisk
          maxLength={MAX_NOTE}
          value={details.exceptionalWhy}
          description={theirs.exceptionalWhy}
          error={fault('exceptionalWhy')}
          onChange={({ currentTarget }) => typeDetail({ exceptionalWhy: currentTarget.value })}
        />
      )}
    </>
  );
}

/** Where a time comes from; an empty field returns to what was stamped. */
function hintOf(
  { stamps, assumed, ...actual }: ActualWithStampsView,
  kind: TimeKind,
  timezone: string,
): string {
  if (assumed.includes(kind)) return 'Assumed from the plan';
  const stamped = stamps.filter((stamp) => stamp.kind === kind && stamp.inForce);
  const isFirst = kind === 'leftYard' || kind === 'started';
  const counted = isFirst ? stamped[0] : stamped.at(-1);
  if (!counted) return actual[kind] === null ? 'Not stamped' : 'Entered by the office';
  return counted.at === actual[kind]
    ? 'Stamped by the crew'
    : `Stamped ${showTime(counted.at, timezone)}; empty the field to use it`;
}
