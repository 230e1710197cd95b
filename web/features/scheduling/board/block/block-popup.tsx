import { Button, Group, Popover, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowsMoveVertical, IconSunrise } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import { showTime, showTimeNamed } from '../../../../shared/format';
import { PhoneLink, StatusBadge, useReturnFocus } from '../../../../shared/ui';
import type { BoardBlock } from '../../model/board-block';
import type { BoardModel } from '../../model/board-model';
import { OFF_BOARD } from '../../model/operation-place';
import { useBoard, useBoardModel } from '../../drag/board-context';
import { leaveFocus } from '../../drag/drop-on-row';
import { BlockHours } from './block-hours';
import styles from './block-popup.module.css';
import { StopDetails } from './stop-details';

export interface BlockPopupProps {
  block: BoardBlock;
  timezone: string;
}

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

/** `1 of 2 trucks`, if its day needs or has more than one. */
function truckLabel({ id, booking }: BoardBlock, model: BoardModel | null): string | null {
  const { activity } = booking.metaData;
  const ids = [...(model?.blocks.values() ?? [])]
    .filter((one) => one.booking.metaData.activity._id === activity._id)
    .map((one) => one.id);
  const count = Math.max(activity.truckCount, ids.length);
  return count > 1 ? `${ids.indexOf(id) + 1} of ${count} trucks` : null;
}

/** What a booking is about, where its stops are, and a link to its customer. */
export function BlockPopup({ block, timezone }: BlockPopupProps): JSX.Element {
  const board = useBoard();
  const trucks = truckLabel(block, useBoardModel());
  useReturnFocus();
  const { metaData } = block.booking;
  const { label, hasAllTrucks } = stateDescription(metaData.state);
  const { activity, earlyStart, earlyStartNotes } = metaData;
  const close = (): void => board.show({ open: null });
  const unbook = (): void => {
    close();
    leaveFocus(block.id);
    void board.place(block, OFF_BOARD);
  };
  return (
    <Popover
      opened
      onChange={close}
      width="min(360px, 94vw)"
      position="bottom-start"
      trapFocus
      withRoles={false}
      withinPortal
    >
      <Popover.Target>
        <span className={styles.anchor} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={block.name} className={styles.popup}>
        <header className={styles.head}>
          <b className={styles.name}>{block.name}</b>
          <StatusBadge tone={hasAllTrucks ? 'success' : 'warning'}>{label}</StatusBadge>
        </header>
        <Text size="xs" c="dimmed">
          {block.times} · {metaData.moverCount} movers · {activity.activityType}
          {trucks && ` · ${trucks}`}
        </Text>
        <PhoneLink phone={metaData.phone} />
        <Text size="xs" c="dimmed">
          Leaves the yard {showTime(block.window.start, timezone)}, back{' '}
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
        <BlockHours block={block} timezone={timezone} />
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
          <Button component={Link} data-autofocus to={`/emma/customer/${metaData.customerId}`}>
            View this move
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
