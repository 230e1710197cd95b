import { Button, Group, Menu } from '@mantine/core';
import {
  IconBan,
  IconChevronDown,
  IconCircleCheck,
  IconPlus,
  IconTruck,
} from '@tabler/icons-react';
import { lazy, Suspense, useState, type JSX } from 'react';
import { counted } from '#kernel/counted.js';
import { Dialog } from '../../../shared/ui';
import type { BoardModel, TruckLane } from '../model/board-model';
import { namesOfTrucks } from '../model/row-labels';
import { useBoard } from '../drag/board-context';
import { ReasonDialog } from './reason-dialog';
import { KeptTrucks } from './kept-trucks';
import { isTaken } from './taken';
import { useDayTrucks } from './use-day-trucks';

// It loads the validation of truck names, which nothing else on the board needs.
const RentalDialog = lazy(() => import('./rental-dialog'));

/** More of them are counted. */
const MOST_NAMED = 3;

const idsOf = (lanes: readonly TruckLane[]): string[] => lanes.map(({ truck }) => truck._id);

/** 'T01 and T02', '5 trucks without bookings'. */
function trucksWords(lanes: readonly TruckLane[]): string {
  if (lanes.length > MOST_NAMED) return `${counted(lanes.length, 'truck')} without bookings`;
  return namesOfTrucks(lanes.map(({ truck }) => truck));
}

/** Actions on all trucks of a day; those with bookings or reservations stay as they are. */
export function AllTrucksMenu({ model }: { model: BoardModel }): JSX.Element | null {
  const board = useBoard();
  const { makeUnavailable, makeAvailable } = useDayTrucks(board);
  const [dialog, setDialog] = useState<'rental' | 'reason' | null>(null);
  if (!board.mayPlan || !model.view.canAddRentalTruck) return null;
  const unbooked = model.lanes.filter((lane) => !isTaken(lane));
  const running = unbooked.filter(({ truck }) => !truck.unavailable);
  const out = unbooked.filter(({ truck }) => truck.unavailable);
  const kept = model.lanes.filter((lane) => isTaken(lane) && !lane.truck.unavailable);
  const isAllOut = model.lanes.length > 0 && model.lanes.every(({ truck }) => truck.unavailable);
  const close = (): void => setDialog(null);
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconTruck size={15} aria-hidden />}
            rightSection={<IconChevronDown size={13} aria-hidden />}
          >
            {isAllOut ? 'All trucks disabled' : 'Trucks'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => setDialog('rental')}
          >
            Add Rental Truck…
          </Menu.Item>
          <Menu.Item
            leftSection={<IconBan size={15} aria-hidden />}
            disabled={running.length === 0 && kept.length === 0}
            onClick={() => setDialog('reason')}
          >
            Disable All…
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCircleCheck size={15} aria-hidden />}
            disabled={out.length === 0}
            onClick={() =>
              void makeAvailable(
                idsOf(out),
                `Make ${trucksWords(out)} available again on this day?`,
              )
            }
          >
            Make all available…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rental' && (
        <Suspense>
          <RentalDialog onClose={close} />
        </Suspense>
      )}
      {dialog === 'reason' && running.length > 0 && (
        <ReasonDialog
          title={`Make ${trucksWords(running)} unavailable`}
          onReason={(reason) => void makeUnavailable(idsOf(running), reason)}
          onClose={close}
        >
          <KeptTrucks lanes={kept} timezone={model.view.day.timezone} onClose={close} />
        </ReasonDialog>
      )}
      {dialog === 'reason' && running.length === 0 && (
        <Dialog title="No truck can go out" onClose={close}>
          <KeptTrucks lanes={kept} timezone={model.view.day.timezone} onClose={close} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Close
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  );
}
