import type { JSX } from 'react';
import { counted } from '#kernel/counted.js';
import { addDays } from '#kernel/local-date.js';
import type { DayAttentionView } from '#modules/scheduling/contract/attention.view.js';
import { showWeekday } from '../../shared/format';
import { boardAddress, useGetAttentionQuery, type BranchToday } from './api';
import { DayRisks } from './day-risks';
import { KEEPING_UP, Part } from './part';
import styles from './today.module.css';

const sizeOf = ({ bookings, trucks, crew }: DayAttentionView): string =>
  bookings === 0
    ? ''
    : `${counted(bookings, 'job')} on ${counted(trucks, 'truck')}, ${counted(crew, 'person', 'people')}`;

export interface DispatchPartProps {
  branch: BranchToday;
  timezone: string;
}

/** What the boards of today and tomorrow lack, side by side. */
export function DispatchPart({ branch, timezone }: DispatchPartProps): JSX.Element {
  const { currentData, error, refetch } = useGetAttentionQuery(branch, KEEPING_UP);
  const days = [
    { name: 'Today', date: branch.today },
    { name: 'Tomorrow', date: addDays(branch.today, 1) },
  ];
  return (
    <div className={styles.pair}>
      {days.map(({ name, date }) => {
        const day = currentData?.find((one) => one.date === date);
        const board = boardAddress(date, branch.branchId);
        return (
          <Part
            key={name}
            title={`${name}, ${showWeekday(date)}`}
            note={day && sizeOf(day)}
            link={{ to: board, text: 'Board' }}
            asked={{ currentData: day, error, refetch }}
          >
            {(known) => <DayRisks day={known} timezone={timezone} board={board} />}
          </Part>
        );
      })}
    </div>
  );
}
