import { Anchor } from '@mantine/core';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryEventView } from '#modules/calls/contract/history.view.js';
import { showInstant } from '../../../shared/format';
import { isTold } from '../../../shared/labels';
import { PhoneLink, StatusBadge } from '../../../shared/ui';
import type { ValueContext } from '../../moves';
import { ChangeList } from './change-list';
import { eventTitle, KIND_LOOKS } from './event-labels';
import { heldWords } from './held-times';
import styles from './history.module.css';
import { isUndone, undoneTitle } from './undone-words';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function Call({ data }: { data: HistoryEventView['data'] }): JSX.Element {
  return (
    <>
      <div className={styles.line}>
        <PhoneLink phone={textOf(data.phone)} />
        {data.leftVm === true && <StatusBadge>Left a voice mail</StatusBadge>}
        {data.isSms === true && <StatusBadge>Text message</StatusBadge>}
      </div>
      <p className={styles.notes}>{textOf(data.notes)}</p>
    </>
  );
}

function Words({ event }: { event: HistoryEventView }): JSX.Element | null {
  const { type, data } = event;
  if (type === 'PHONED') return <Call data={data} />;
  if (type === 'EMAILED') {
    return (
      <p className={styles.notes}>
        {textOf(data.subject)} <span className={styles.dim}>to {textOf(data.recipient)}</span>
      </p>
    );
  }
  const original = textOf(data.clonedFrom);
  if (original) {
    return (
      <Anchor component={Link} to={`/emma/customer/${original}`} size="sm">
        Duplicate of another customer
      </Anchor>
    );
  }
  const reason = textOf(data.reason);
  return reason ? <p className={styles.notes}>{reason}</p> : null;
}

/** What a change without changed fields says of itself. */
const TOLD_OF = ['plan', 'agreed', 'reason', 'clonedFrom'] as const;

/**
 * Whether there is anything to read in an event: a save may change nothing that is told, such as where an address was
 * found, a drive that came out the same, or that figures were kept as they stand.
 */
export const isReadable = (event: HistoryEventView): boolean =>
  event.type !== 'UPDATED' ||
  isUndone(event) ||
  eventTitle(event) !== KIND_LOOKS.UPDATED.word ||
  event.changes.some(({ field }) => isTold(field)) ||
  TOLD_OF.some((name) => textOf(event.data[name]) !== '');

export interface HistoryEventProps {
  event: HistoryEventView;
  context: ValueContext;
  /** Nothing is told since of the hold that it is about. */
  isLastOfHold: boolean;
}

/** One thing that happened: what, who, when, and what it changed. */
export function HistoryEvent({ event, context, isLastOfHold }: HistoryEventProps): JSX.Element {
  const { type, timestamp, employeeId, changes } = event;
  const plan = textOf(event.data.plan);
  const agreed = textOf(event.data.agreed);
  const held = heldWords(event, { timezone: context.timezone, isLast: isLastOfHold });
  const who = employeeId === null ? 'System' : (context.names.get(employeeId) ?? 'Someone');
  return (
    <li className={styles.event}>
      <div className={styles.head}>
        <span className={styles.kind}>
          {KIND_LOOKS[type].icon}
          {isUndone(event) ? undoneTitle(event, context) : eventTitle(event)}
        </span>
        <span className={styles.dim}>{who}</span>
        <time className={styles.when} dateTime={timestamp}>
          {showInstant(timestamp, context.timezone)}
        </time>
      </div>
      {plan && <p className={styles.notes}>{`By the plan “${plan}”`}</p>}
      {agreed && <p className={styles.notes}>{`Agreed: “${agreed}”`}</p>}
      {held && <p className={styles.notes}>{held}</p>}
      <Words event={event} />
      <ChangeList changes={changes} context={context} />
    </li>
  );
}
