import { Button, NativeSelect } from '@mantine/core';
import { useState, type FormEvent, type JSX } from 'react';
import { wallMinutesOf } from '#kernel/local-date.js';
import {
  columnMinutes,
  BOARD_CONFIG,
  showClock,
} from '#modules/scheduling/contract/board-rules.js';
import { showClockTime, showTime } from '../../../../shared/format';
import { submitByEnter } from '../../../../shared/forms';
import type { BoardBlock } from '../../model/board-block';
import styles from './block-popup.module.css';

export interface RunningLateProps {
  block: BoardBlock;
  timezone: string;
  /** `HH:mm` at which the job ends. */
  onEnd: (end: string) => void;
}

const QUARTER = 15;
const LAST = columnMinutes(BOARD_CONFIG.columns);
const AN_HOUR = 60;

const quarterFrom = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER;

/** When a job that runs late ends: later than planned, by what is expected of it or by an hour. */
export function RunningLate(props: RunningLateProps): JSX.Element {
  const { block, timezone, onEnd } = props;
  const { metaData, progress } = block.booking;
  const minutesOf = (instant: string): number => wallMinutesOf(new Date(instant), timezone);
  const planned = minutesOf(metaData.endTime);
  const first = quarterFrom(planned + 1);
  const expected = progress.expectedEnd === null ? 0 : quarterFrom(minutesOf(progress.expectedEnd));
  const wanted = expected > planned ? expected : planned + AN_HOUR;
  const times = Array.from({ length: Math.max(1, (LAST - first) / QUARTER + 1) }, (_, n) =>
    showClock(first + n * QUARTER),
  );
  const [end, setEnd] = useState(showClock(Math.min(LAST, quarterFrom(wanted))));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onEnd(end);
  };
  return (
    <form onSubmit={submit} onKeyDown={submitByEnter} className={styles.agreement}>
      <NativeSelect
        label="Ends at"
        description={`Planned to end at ${showTime(metaData.endTime, timezone)}.`}
        autoFocus
        data={times.map((time) => ({ value: time, label: showClockTime(time) }))}
        value={end}
        onChange={(event) => setEnd(event.currentTarget.value)}
      />
      <Button type="submit" size="compact-sm">
        Show ways
      </Button>
    </form>
  );
}
