import { Anchor, Text } from '@mantine/core';
import type { JSX } from 'react';
import { showTime } from '../../../../shared/format';
import { useBoard, useBoardModel } from '../../drag/board-context';
import type { BoardBlock } from '../../model/board-block';
import { matesOf } from '../../model/mates';
import { rowOf } from '../../model/operation-place';
import { truckName } from '../../model/row-labels';

const blockElement = (id: string): Element | null =>
  document.querySelector(`[data-board] [data-block="${id}"]`);

/** Which of how many trucks a block is, and where the others are; nothing where one is enough. */
export function BlockMates({ block }: { block: BoardBlock }): JSX.Element | null {
  const board = useBoard();
  const model = useBoardModel();
  const mates = matesOf(block, model);
  if (!mates || !model) return null;
  const { view } = model;
  const show = ({ id }: BoardBlock): void => {
    blockElement(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    board.show({ open: id });
  };
  return (
    <Text size="xs" c="dimmed">
      {mates.label}
      {mates.others.map((other) => (
        <span key={other.id}>
          {' · also '}
          <Anchor component="button" type="button" size="xs" onClick={() => show(other)}>
            {truckName(view, rowOf(other.place)) ?? 'without a truck'},{' '}
            {showTime(other.booking.metaData.startTime, view.day.timezone)}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}
