import { Button, Group, Popover, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowsMoveVertical, IconSunrise } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import { drivesLabel } from '#modules/scheduling/contract/schedule-labels.js';
import { showTime, showTimeNamed } from '../../../../shared/format';
import { useOpensOver } from '../../../../shared/pages';
import { PhoneLink, StatusBadge, useReturnFocus } from '../../../../shared/ui';
import { arrivalLabel } from '../../model/arrival-label';
import type { BoardBlock } from '../../model/board-block';
import { OFF_BOARD } from '../../model/operation-place';
import { progressLabel, tailLabel } from '../../model/progress';
import { useBoard } from '../../drag/board-context';
import { leaveFocus } from '../../drag/drop-on-row';
import { BlockLink } from './block-link';
import { BlockHours } from './block-hours';
import { pinLabel } from './block-labels';
import { BlockMates } from './block-mates';
import styles from './block-popup.module.css';
import { StopDetails } from './stop-details';
import { ROOM_TO_ANSWER, useHeldPlace } from './use-held-place';
import { useKeptRoom } from './use-kept-room';
import { useStartChange } from './use-start-change';
import { useHasWaysOut, WaysOut } from './ways-out';
import { WentWrong } from './went-wrong';

export interface BlockPopupProps {
  block: BoardBlock;
  /** Why it can't start as planned, or empty. */
  waits: string;
  timezone: string;
}

const EDGE = { top: 8, right: 8, left: 8 };

function Notice({
  title,
  icon,
  children,
}: {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}): JSX.Element {
  return (
    <div className={styles.notice}>
      {icon}
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </div>
  );
}

/** What a booking is about, where its stops are, and a link to its customer. */
export function BlockPopup({ block, waits, timezone }: BlockPopupProps): JSX.Element {
  const board = useBoard();
  const opensOver = useOpensOver();
  useReturnFocus();
  const change = useStartChange(block, timezone);
  const { limiter, hold } = useHeldPlace();
  const room = useKeptRoom();
  const hasWaysOut = useHasWaysOut(block, change);
  const { metaData } = block.booking;
  const { label, hasAllTrucks } = stateDescription(metaData.state);
  const { activity, earlyStart, earlyStartNotes } = metaData;
  const arrival = arrivalLabel(block.booking, timezone);
  const progress = progressLabel(block.booking, timezone);
  const tail = tailLabel(block.booking, timezone);
  const drives = drivesLabel(metaData);
  const pinned = pinLabel(metaData);
  const close = (): void => board.show({ open: null });
  const view = (): void => {
    close();
    // Where the focus is when the move is closed again.
    document.querySelector<HTMLElement>(`[data-block="${block.id}"]`)?.focus();
  };
  const unbook = (): void => {
    close();
    leaveFocus(block.id);
    void board.place(block, OFF_BOARD);
  };
  return (
    <Popover
      opened
      onChange={close}
      width="min(396px, 94vw)"
      position="bottom-start"
      // Long as it is, all of it is in sight: above the block where there is no room below, else beside it.
      middlewares={{
        flip: true,
        shift: { crossAxis: true, padding: { ...EDGE, bottom: ROOM_TO_ANSWER }, limiter },
      }}
      trapFocus
      withRoles={false}
      withinPortal
    >
      <Popover.Target>
        <span className={styles.anchor} aria-hidden />
      </Popover.Target>
      {/* Keeps the focus when the button that has it goes: Escape is to close the popup then, too. */}
      <Popover.Dropdown
        role="dialog"
        tabIndex={-1}
        aria-label={block.name}
        className={styles.popup}
        onKeyDown={room.free}
        // A finger leaves with each touch, and may press there again.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && room.free()}
      >
        <header className={styles.head}>
          <b className={styles.name}>{block.name}</b>
          <span className={styles.badges}>
            {metaData.bookedOnline && <StatusBadge tone="info">Booked online</StatusBadge>}
            <StatusBadge tone={hasAllTrucks ? 'success' : 'warning'}>{label}</StatusBadge>
          </span>
        </header>
        <Text size="xs" c="dimmed">
          {block.times} · {metaData.moverCount} movers · {activity.activityType}
        </Text>
        {arrival && <Text size="xs">{arrival}</Text>}
        {waits && <Text size="xs">{waits}</Text>}
        {progress && <Text size="xs">{progress}</Text>}
        {tail && <Text size="xs">{tail}</Text>}
        {drives && <Text size="xs">{drives}</Text>}
        {pinned && <Text size="xs">{pinned}</Text>}
        <WaysOut block={block} timezone={timezone} change={change} />
        <BlockMates block={block} />
        <PhoneLink phone={metaData.phone} />
        <Text size="xs" c="dimmed">
          {block.follows === null ? 'Leaves the yard' : 'Leaves'}{' '}
          {showTime(block.window.start, timezone)},{' '}
          {block.booking.operation.followedBy === null ? 'back' : 'goes on'}{' '}
          {showTimeNamed(block.window.end, timezone)}
        </Text>
        {activity.notes.trim() && (
          <Notice title="Attention" icon={<IconAlertTriangle size={16} aria-hidden />}>
            {activity.notes}
          </Notice>
        )}
        {earlyStart && (
          <Notice title="Early Start" icon={<IconSunrise size={16} aria-hidden />}>
            {earlyStartNotes}
          </Notice>
        )}
        {/* Reached by Tab: with many stops, the arrow keys scroll to the last. */}
        <ol className={styles.stops} tabIndex={0} aria-label="Stops">
          {activity.locations.map((stop, at) => (
            <StopDetails key={at} stop={stop} at={at} />
          ))}
        </ol>
        <BlockLink block={block} />
        <BlockHours {...{ block, timezone, change, room }} onPress={hold} />
        {/* What is asked stands in its place: the popup hardly grows, and a second press hits none of it. */}
        {(change?.wanted ?? null) === null && (
          <WentWrong {...{ block, timezone, hasWaysOut }} onPress={hold} />
        )}
        <Group justify="space-between" mt="sm">
          {board.mayLift(block) ? (
            <Group gap="xs">
              <Button
                data-autofocus
                variant="default"
                leftSection={<IconArrowsMoveVertical size={14} aria-hidden />}
                onClick={() => board.lift(block, 'click')}
              >
                Move
              </Button>
              <Button variant="default" onClick={unbook}>
                Unbook
              </Button>
            </Group>
          ) : (
            <span />
          )}
          <Button
            component={Link}
            data-autofocus
            to={`/emma/customer/${metaData.customerId}`}
            {...opensOver}
            onClick={view}
          >
            View this move
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
