import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconCircleCheck, IconDots, IconTrash } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import type { TruckLane } from '../model/board-model';
import { useBoard } from '../drag/board-context';
import { ReasonDialog } from './reason-dialog';
import { isTaken } from './taken';
import { useDayTrucks } from './use-day-trucks';

const BOOKED = 'Has bookings on this day';
const HELD = 'Held for a visitor of the web site';

/** Actions on a truck on this day. None with a booking or a live reservation on it. */
export function TruckMenu({ lane }: { lane: TruckLane }): JSX.Element | null {
  const board = useBoard();
  const [isAsking, setAsking] = useState(false);
  if (!board.mayPlan) return null;
  return (
    <>
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <ActionIcon size="xs" aria-label={`Truck ${lane.truck.name}`}>
            <IconDots size={14} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Choices lane={lane} onUnavailable={() => setAsking(true)} />
        </Menu.Dropdown>
      </Menu>
      {isAsking && <WhyUnavailable truck={lane.truck} onClose={() => setAsking(false)} />}
    </>
  );
}

interface ChoicesProps {
  lane: TruckLane;
  onUnavailable: () => void;
}

/** In the page only while the menu is open: a board has a menu for each truck, and most are never opened. */
function Choices({ lane, onUnavailable }: ChoicesProps): JSX.Element {
  const { makeAvailable, removeRental } = useDayTrucks(useBoard().key);
  const { _id, name, unavailable, isRental } = lane.truck;
  const taken = lane.blocks.length > 0 ? BOOKED : isTaken(lane) ? HELD : null;
  return (
    <>
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
          onClick={onUnavailable}
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
    </>
  );
}

interface WhyUnavailableProps {
  truck: DayTruckView;
  onClose: () => void;
}

function WhyUnavailable({ truck, onClose }: WhyUnavailableProps): JSX.Element {
  const { makeUnavailable } = useDayTrucks(useBoard().key);
  return (
    <ReasonDialog
      title={`Make ${truck.name} unavailable`}
      onReason={(reason) => void makeUnavailable([truck._id], reason)}
      onClose={onClose}
    />
  );
}
