import { Button, Group, Textarea } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { JSX } from 'react';
import { counted } from '#kernel/counted.js';
import type { DayView, NotesView } from '#modules/scheduling/contract/day.view.js';
import { useLiveState } from '../../../shared/realtime';
import { StatusBadge, type Tone } from '../../../shared/ui';
import { useBoard } from '../drag/board-context';
import styles from './alerts.module.css';
import { useAlertsUndo } from './use-alerts-undo';
import { useDailyAlerts, type AlertsState, type DailyAlerts as Alerts } from './use-daily-alerts';

const TONES: Readonly<Record<AlertsState, Tone>> = {
  'Up to Date': 'success',
  'Editing (Not Saved)': 'warning',
  'Saving...': 'info',
  'Error Saving': 'danger',
};

/** Two people wrote at the same time: both texts, and the ways to go on. */
function Merge({ alerts, theirs }: { alerts: Alerts; theirs: NotesView }): JSX.Element {
  const { text, settle } = alerts;
  return (
    <div className={styles.merge} role="alert">
      <b>Someone else has changed the daily alerts. Theirs:</b>
      <p className={styles.theirs}>{theirs.notes || '(empty)'}</p>
      <Group gap="xs">
        <Button size="compact-xs" onClick={() => settle(`${theirs.notes}\n${text}`.trim())}>
          Keep both
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => settle(text)}>
          Keep mine
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => settle(theirs.notes)}>
          Keep theirs
        </Button>
      </Group>
    </div>
  );
}

/** The day's alerts, saved while they are typed. */
export function DailyAlerts({ view }: { view: DayView }): JSX.Element {
  const board = useBoard();
  const { notes, notesRevision: revision } = view.assignment;
  const alerts = useDailyAlerts(board.key, { notes, revision }, useAlertsUndo(board));
  const { text, state, theirs, error, type, saveNow } = alerts;
  // There is no live connection to say whether someone else has changed them.
  const isUnknown = useLiveState() === 'lost' && state === 'Up to Date';
  const more = text.trim().split('\n').length - 1;
  return (
    <div className={styles.alerts} aria-busy={state !== 'Up to Date'}>
      <Textarea
        classNames={{ root: styles.text, input: styles.input }}
        aria-label="Daily alerts"
        placeholder={board.mayPlan ? 'Daily alerts' : 'No daily alerts'}
        leftSection={<IconBell size={14} aria-hidden />}
        rows={1}
        title={text}
        value={text}
        readOnly={!board.mayPlan}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {more > 0 && (
        <span className={styles.lines} title={text} aria-hidden>
          +{counted(more, 'line')}
        </span>
      )}
      {board.mayPlan && (
        <span className={styles.state} role="status">
          {isUnknown ? (
            <StatusBadge tone="warning">Not connected</StatusBadge>
          ) : (
            <StatusBadge tone={TONES[state]}>{state}</StatusBadge>
          )}
        </span>
      )}
      {state === 'Error Saving' && !theirs && (
        <Button size="compact-xs" variant="default" onClick={saveNow}>
          Save again
        </Button>
      )}
      {error && !theirs && (
        <p className={styles.why} role="alert" title={error}>
          {error}
        </p>
      )}
      {theirs && <Merge alerts={alerts} theirs={theirs} />}
    </div>
  );
}
