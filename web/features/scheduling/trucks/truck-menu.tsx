import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconCircleCheck, IconDots, IconTrash } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import type { TruckLane } from '../model/board-model';
import { useBoard } from '../drag/board-context';
import { ReasonDialog } from './reason-dialog';
import { isTaken } from './taken';
import { useDayTrucks } from './use-day-trucks';

const BOOKED = 'Has bookings on this day';
const HELD = 'Held for a visitor of the web site';

/** What can be done with a truck on this day. With a booking or a live hold on it, nothing. */
export function TruckMenu({ lane }: { lane: TruckLane }): JSX.Element | null {
  const board = useBoard();
  const { makeUnavailable, makeAvailable, removeRental } = useDayTrucks(board.key);
  const [isAsking, setAsking] = useState(false);
  if (!board.mayPlan) return null;
  const { _id, name, unavailable, isRental } = lane.truck;
  const taken = lane.blocks.length > 0 ? BOOKED : isTaken(lane) ? HELD : null;
  return (
    <>
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <ActionIcon size="xs" aria-label={`Truck ${name}`}>
            <IconDots size={14} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {taken && <Menu.Label>{taken}</Menu.Label>}
          {unavailable ? (
            <Menu.Item
              leftSection={<IconCircleCheck size={15} aria-hidden />}
              disabled={taken !== null}
              onClick={() => void makeAvailable([_id], `Make ${name} available again on this day?`)}
            >
              Make available
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconBan size={15} aria-hidden />}
              disabled={taken !== null}
              onClick={() => setAsking(true)}
            >
              Make unavailable…
            </Menu.Item>
          )}
          {isRental && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={15} aria-hidden />}
              disabled={taken !== null}
              onClick={() => void removeRental(_id, name)}
            >
              Delete rental truck…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <ReasonDialog
          title={`Make ${name} unavailable`}
          onReason={(reason) => void makeUnavailable([_id], reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
