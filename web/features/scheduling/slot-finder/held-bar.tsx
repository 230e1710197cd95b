import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, type JSX } from 'react';
import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import { ariaKeys, KeyHint } from '../../../shared/shortcuts';
import { announce, useSecondsLeft } from '../../../shared/ui';
import { holdCountdown, isLastMinute } from '../model/hold-labels';
import { heldWords } from './finder-labels';
import styles from './slot-finder.module.css';
import type { SlotHold } from './use-slot-hold';

export interface HeldBarProps {
  hold: HoldView;
  timezone: string;
  busy: SlotHold['busy'];
  /** It is the chosen row, so that Enter books it. */
  isChosen: boolean;
  onBook: () => void;
  onRenew: () => void;
  /** The time is over. */
  onOver: () => void;
}

/** What is held and for how long, and what comes next. */
export function HeldBar(props: HeldBarProps): JSX.Element {
  const { hold, timezone, busy, isChosen, onBook, onRenew, onOver } = props;
  const left = useSecondsLeft(hold.expiresAt);
  const isLast = isLastMinute(left);
  useEffect(() => {
    if (isLast) announce('The hold ends within a minute.');
  }, [isLast]);
  const isOver = left === 0;
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tellOver();
  }, [isOver]);
  return (
    <div className={styles.bar} data-last={isLast}>
      <IconLock size={15} aria-hidden />
      <span className={styles.what}>
        <b role="timer">{holdCountdown(hold, left)}</b> {heldWords(hold, timezone)}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        disabled={hold.renewed || busy !== null}
        loading={busy === 'renew'}
        rightSection={<KeyHint of="renewSlot" />}
        aria-keyshortcuts={ariaKeys('renewSlot')}
        onClick={onRenew}
      >
        {hold.renewed ? 'Renewed' : 'Renew'}
      </Button>
      <Button
        size="compact-sm"
        variant="light"
        disabled={busy !== null && busy !== 'book'}
        loading={busy === 'book'}
        rightSection={isChosen && <KeyHint of="takeSlot" />}
        onClick={onBook}
      >
        Book
      </Button>
    </div>
  );
}
