import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { MOST_OF_A_LIST } from '#modules/customers/contract/sales-today.view.js';
import type { OnlineHoldView } from '#modules/scheduling/contract/holds.view.js';
import { useMinute } from '../../../features/scheduling';
import { showTime, showWeekday } from '../../../shared/format';
import { boardAddress, useGetHeldOnlineQuery, type BranchToday } from '../api';
import { KEEPING_UP, Part } from '../part';
import today from '../today.module.css';
import styles from './sales.module.css';

const MINUTE_MS = 60_000;

const minutesLeft = ({ expiresAt }: OnlineHoldView, now: Date): number =>
  Math.ceil((Date.parse(expiresAt) - now.getTime()) / MINUTE_MS);

export interface HeldPartProps {
  branch: BranchToday;
  timezone: string;
}

/** Times that visitors of the web site hold while they fill in the form: whom that is, nobody knows yet. */
export function HeldPart({ branch, timezone }: HeldPartProps): JSX.Element {
  const asked = useGetHeldOnlineQuery(branch, KEEPING_UP);
  const now = useMinute(asked.currentData !== undefined && asked.currentData.length > 0);
  const live = asked.currentData?.filter((held) => minutesLeft(held, now) > 0);
  return (
    <Part
      title="Held online"
      note={live?.length}
      link={{ to: `/emma/autobookings?branch=${branch.branchId}`, text: 'Autobookings' }}
      asked={{ ...asked, currentData: live }}
    >
      {(all) =>
        all.length === 0 ? (
          <p className={today.none}>Nobody is booking on the web site.</p>
        ) : (
          <ul className={styles.list}>
            {all.slice(0, MOST_OF_A_LIST).map((held) => (
              <HeldRow
                key={held._id}
                held={held}
                left={minutesLeft(held, now)}
                timezone={timezone}
                board={boardAddress(held.day, branch.branchId)}
              />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

interface HeldRowProps {
  held: OnlineHoldView;
  /** Minutes. */
  left: number;
  timezone: string;
  board: string;
}

function HeldRow({ held, left, timezone, board }: HeldRowProps): JSX.Element {
  const navigate = useNavigate();
  const { day, start, end, truck } = held;
  const when = `${showWeekday(day)}, ${showTime(start, timezone)}`;
  return (
    <li className={styles.row} data-row>
      <span className={styles.since} title="How long it is held still">
        {left} min
      </span>
      <span className={styles.what}>
        <Link to={board} data-walk>
          {when}
        </Link>
        <small>
          {truck}, until {showTime(end, timezone)}
        </small>
      </span>
      <span className={styles.phone} />
      <span className={styles.quote} />
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconCalendarEvent size={14} aria-hidden />}
        aria-label={`View ${when} on the board`}
        onClick={() => void navigate(board)}
      >
        View
      </Button>
    </li>
  );
}
