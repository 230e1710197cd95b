import { Button } from '@mantine/core';
import { useId, type JSX, type ReactNode } from 'react';
import { JOB_HOURS } from '#modules/scheduling/contract/limits.js';
import { useBoard } from '../../drag/board-context';
import type { BoardBlock } from '../../model/board-block';
import { startLater } from '../../model/job-hours';
import { isBegun } from '../../model/under-way';
import { useMinute } from '../use-minute';
import styles from './block-popup.module.css';
import { StartAnswer } from './start-answer';
import type { KeptRoom } from './use-kept-room';
import type { StartChange } from './use-start-change';

export interface BlockHoursProps {
  block: BoardBlock;
  timezone: string;
  /** Null where hours may not be changed. */
  change: StartChange | null;
  /** Before what is pressed is done. */
  onPress: () => void;
  /** Of what is asked and answered. */
  room: KeptRoom;
}

/** Of a job that has begun by its times, or only by the plan. */
const whyStays = ({ booking: { progress } }: BoardBlock): string =>
  (progress.leftYard ?? progress.started ?? progress.finished) ? 'has begun' : 'is past';

/** What its buttons change: the hours alone, `+30 min` beside `+1 h`, do not tell. */
function Part({ of, children }: { of: string; children: ReactNode }): JSX.Element {
  const id = useId();
  return (
    <div className={styles.part} role="group" aria-labelledby={id}>
      <span id={id} className={styles.of}>
        {of}
      </span>
      {children}
    </div>
  );
}

/**
 * Another start, half an hour away, an hour more, or another day; a start in the promised window is
 * taken without asking. A refusal is explained next to the button.
 */
export function BlockHours(props: BlockHoursProps): JSX.Element | null {
  const { block, timezone, change, onPress, room } = props;
  const board = useBoard();
  const now = useMinute();
  if (!change) return null;

  const { hours, isSending, send, ask } = change;
  const later = (minutes: number): void =>
    ask(startLater({ ...hours, start: change.wanted ?? hours.start }, minutes));
  const longer = hours.duration + 1;
  const rebook = (): void => {
    const { customerId, activity } = block.booking.metaData;
    const changing = { customerId, activityId: activity._id, operationId: block.id };
    board.show({ open: null, changing });
  };
  return (
    <section className={styles.hours} aria-label="Hours" data-held-place onClickCapture={onPress}>
      <div className={styles.change}>
        <Part of="Start">
          {isBegun(block, now) ? (
            <span className={styles.of}>{whyStays(block)}</span>
          ) : (
            [-30, 30].map((minutes) => (
              <Button
                key={minutes}
                size="compact-sm"
                variant="default"
                disabled={isSending}
                onClick={() => later(minutes)}
              >
                {minutes < 0 ? '−' : '+'}30 min
              </Button>
            ))
          )}
        </Part>
        <Part of="Length">
          <Button
            size="compact-sm"
            variant="default"
            disabled={isSending || longer > JOB_HOURS.max}
            onClick={() => void send({ hours: { ...hours, duration: longer }, agreed: null })}
          >
            +1 h
          </Button>
        </Part>
        <Button size="compact-sm" variant="default" disabled={isSending} onClick={rebook}>
          Change…
        </Button>
      </div>
      <div
        data-answer
        style={{ minHeight: room.height ?? undefined }}
        onPointerDownCapture={room.keep}
      >
        <StartAnswer {...{ block, timezone, change }} />
      </div>
    </section>
  );
}
