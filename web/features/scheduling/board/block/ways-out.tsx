import { Button, Group } from '@mantine/core';
import type { JSX } from 'react';
import { showTime } from '../../../../shared/format';
import { withKey } from '../../../../shared/shortcuts';
import { useBoard, useBoardModel } from '../../drag/board-context';
import { returnFocus } from '../../drag/drop-on-row';
import { usePlanDesk } from '../../drag/plan-desk-context';
import type { BoardBlock } from '../../model/board-block';
import { freeTruckAsPlanned } from '../../model/free-truck';
import { readable } from '../../model/job-hours';
import { startWhenAble } from '../../model/start-when-able';
import { useMinute } from '../use-minute';
import styles from './block-popup.module.css';
import type { StartChange } from './use-start-change';

export interface WaysOutProps {
  block: BoardBlock;
  timezone: string;
  /** The popup's: what it asks stands with its hours. Null where hours may not be changed. */
  change: StartChange | null;
}

/** Whether a job waits, and this person may do something about it: its popup has the ways out then, and nothing else. */
export function useHasWaysOut(block: BoardBlock, change: StartChange | null): boolean {
  const { mayPlan } = useBoard();
  const { waitsFor, expectedStart } = block.booking.progress;
  return mayPlan && change !== null && waitsFor !== null && expectedStart !== null;
}

/**
 * What may be done about a job that waits (R-ACTUAL-22): its expected start, a truck that is free as planned, or what
 * else the plan desk knows.
 */
export function WaysOut({ block, timezone, change }: WaysOutProps): JSX.Element | null {
  const board = useBoard();
  const model = useBoardModel();
  const desk = usePlanDesk();
  const now = useMinute().getTime();
  const hasWays = useHasWaysOut(block, change);
  const { expectedStart } = block.booking.progress;
  if (!hasWays || !change || !model || expectedStart === null) return null;

  const truck = freeTruckAsPlanned(block, model, board.key.branchId, now);
  const start = startWhenAble(block.booking, timezone, now);
  const move = (truckId: string): void => {
    board.show({ open: null });
    board.focusNext = block.id;
    void board.place(block, truckId).then((isPlaced) => {
      if (!isPlaced) returnFocus(board, block.id);
    });
  };
  const ask = (): void => {
    board.show({ open: null });
    void desk?.propose({ kind: 'fix', cause: { mark: 'cantStart', id: block.id } });
  };
  return (
    <section className={styles.hours} aria-label="Ways out">
      <Group gap="xs" mb="xs">
        {start && (
          <Button size="compact-sm" disabled={change.isSending} onClick={() => change.ask(start)}>
            Start {readable(start)}
          </Button>
        )}
        {truck && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={change.isSending}
            onClick={() => move(truck._id)}
          >
            {truck.name} at {showTime(block.booking.metaData.startTime, timezone)}
          </Button>
        )}
        {desk && (
          <Button
            size="compact-sm"
            variant="subtle"
            title={withKey('What else mends it', 'fixMark')}
            onClick={ask}
          >
            More ways…
          </Button>
        )}
      </Group>
    </section>
  );
}
