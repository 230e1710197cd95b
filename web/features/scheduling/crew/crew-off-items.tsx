import { Menu } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useBoard } from '../drag/board-context';
import { useOff } from './crew-context';
import { dayLabel } from './crew-labels';

/** Who of a truck's crew can't come: in the truck's menu, for the crew panel may be closed. */
export function CrewOffItems({ truckId }: { truckId: string }): JSX.Element[] {
  const board = useBoard();
  const { askOff } = useOff();
  const view = board.model?.view;
  const seated = view?.assignment.movers.filter(({ truck }) => truck === truckId) ?? [];
  return seated
    .flatMap(({ mover }) => view?.movers.find(({ _id }) => _id === mover) ?? [])
    .map(({ _id, displayName }) => (
      <Menu.Item
        key={_id}
        leftSection={<IconCalendarOff size={15} aria-hidden />}
        onClick={() => askOff(_id)}
      >
        {`${displayName} off ${dayLabel(board)}…`}
      </Menu.Item>
    ));
}
