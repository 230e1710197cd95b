import { Button, Kbd } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useRef, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom';
import type { SlotView } from '#modules/scheduling/contract/slots.view.js';
import { newCustomerAddress, type PlannedJob } from '../../features/moves';
import { SlotFacts } from '../../features/scheduling';
import { isShortcut, KeyHint, useShortcut, useShortcutArea } from '../../shared/shortcuts';
import styles from './free-times.module.css';

export interface FreeListProps {
  slots: readonly SlotView[];
  timezone: string;
  branchId: string;
  /** The job that they are free for. */
  job: PlannedJob;
  /** Others are asked for: these are of the question before. */
  isOld: boolean;
}

const clockOf = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** Leads nowhere while it is of the question before, and keeps the focus. */
function RowLink(props: { to: string; isOld: boolean; children: ReactNode }): JSX.Element {
  const { to, isOld, children } = props;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      className={styles.row}
      role="link"
      tabIndex={0}
      aria-disabled={isOld}
      href={isOld ? undefined : href}
      onClick={isOld ? undefined : follow}
    >
      {children}
    </a>
  );
}

/** Free times, the best first; each leads to a new customer with its day and time. */
export function FreeList(props: FreeListProps): JSX.Element {
  const { slots, timezone, branchId, job, isOld } = props;
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  const addressOf = ({ day, startTime: start, window }: SlotView): string =>
    newCustomerAddress({
      ...job,
      ...{ branchId, day, start },
      until: window && clockOf(window.to, timezone),
    });
  // What is true of all is said once, below them.
  const isMarked = slots.some(({ approximate }) => !approximate);
  useShortcutArea('free');
  useShortcut('takeFreeTime', (at) => {
    const slot = slots[at];
    if (slot && !isOld) void navigate(addressOf(slot));
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isShortcut(event, 'goToFreeTime')) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const step = event.key === 'ArrowDown' ? 1 : -1;
    links[links.findIndex((link) => link === document.activeElement) + step]?.focus();
    event.preventDefault();
  };
  return (
    <ol ref={list} className={styles.list} aria-busy={isOld} onKeyDown={onKeyDown}>
      {slots.map((slot, at) => (
        <li key={`${slot.day} ${slot.startTime}`}>
          <RowLink to={addressOf(slot)} isOld={isOld}>
            <Kbd size="xs" aria-hidden>
              {at + 1}
            </Kbd>
            <SlotFacts
              slot={isMarked ? slot : { ...slot, approximate: false }}
              timezone={timezone}
            />
            <span className={styles.next}>
              New customer <IconArrowRight size={14} aria-hidden />
            </span>
          </RowLink>
        </li>
      ))}
    </ol>
  );
}

export interface MoreTimesProps {
  hasMore: boolean;
  hasBetter: boolean;
  onMore: () => void;
  onBest: () => void;
}

/** Steps to the next five, and back to the best. */
export function MoreTimes({ hasMore, hasBetter, onMore, onBest }: MoreTimesProps): JSX.Element {
  useShortcut('moreFreeTimes', onMore, hasMore);
  return (
    <div className={styles.steps}>
      {hasBetter && (
        <Button variant="default" onClick={onBest}>
          Back to the best
        </Button>
      )}
      {hasMore && (
        <Button variant="default" rightSection={<KeyHint of="moreFreeTimes" />} onClick={onMore}>
          Next five
        </Button>
      )}
    </div>
  );
}
