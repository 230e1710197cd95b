import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { JSX } from 'react';
import { counted } from '#kernel/counted.js';
import { showWeekday, type Day } from '../../shared/format';
import styles from './today.module.css';

export interface PrintRowProps {
  branchId: string;
  day: Day;
  /** One for each truck with jobs. */
  pages: number;
  onPrint: () => void;
}

/** The day sheets, until they were opened for printing in this browser. */
export function PrintRow({ branchId, day, pages, onPrint }: PrintRowProps): JSX.Element {
  return (
    <li className={styles.print} data-row>
      <span className={styles.icon}>
        <IconPrinter size={16} aria-hidden />
      </span>
      <span className={styles.what}>
        <b>Day sheets of {showWeekday(day)}</b>
        <small>{counted(pages, 'page')}, one for each truck</small>
      </span>
      <Button
        variant="default"
        size="compact-sm"
        component="a"
        href={`/emma/move/${day}/print?branchId=${branchId}`}
        target="_blank"
        aria-label={`Print the day sheets of ${showWeekday(day)}`}
        data-walk
        onClick={onPrint}
      >
        Print
      </Button>
    </li>
  );
}
