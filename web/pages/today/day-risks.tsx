import { IconCalendarOff, IconCircleCheck } from '@tabler/icons-react';
import { Fragment, type JSX } from 'react';
import { Link } from 'react-router-dom';
import type { DayAttentionView } from '#modules/scheduling/contract/attention.view.js';
import { MARK_ICONS } from '../../features/scheduling';
import { riskRows, type RiskRow } from './risk-rows';
import styles from './today.module.css';

/** The board; if one move is meant, it is found there at once. */
const boardOf = ({ sought }: RiskRow, board: string): string =>
  sought === null ? board : `${board}&${new URLSearchParams({ find: sought }).toString()}`;

export interface DayRisksProps {
  day: DayAttentionView;
  timezone: string;
  /** The day's board. */
  board: string;
}

/** What a day lacks; each row leads to its board, each customer to their page. */
export function DayRisks({ day, timezone, board }: DayRisksProps): JSX.Element {
  const rows = riskRows(day, timezone);
  if (rows.length === 0) {
    return (
      <p className={styles.fine}>
        <IconCircleCheck size={16} aria-hidden />
        {day.bookings === 0 ? 'Nothing is booked.' : 'Nothing needs attention.'}
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Risk key={row.kind} row={row} board={board} />
      ))}
    </ul>
  );
}

function Risk({ row, board }: { row: RiskRow; board: string }): JSX.Element {
  const Picture = row.kind === 'off' ? IconCalendarOff : MARK_ICONS[row.kind];
  return (
    <li className={styles.risk}>
      <span className={styles.icon} data-tone={row.tone}>
        <Picture size={16} aria-hidden />
      </span>
      <span className={styles.what}>
        <Link to={boardOf(row, board)}>{row.title}</Link>
        <small>
          {row.named.map(({ key, text, customerId }, at) => (
            <Fragment key={key}>
              {at > 0 && ', '}
              {customerId ? <Link to={`/emma/customer/${customerId}`}>{text}</Link> : text}
            </Fragment>
          ))}
          {row.more > 0 && ` and ${row.more} more`}
        </small>
      </span>
    </li>
  );
}
