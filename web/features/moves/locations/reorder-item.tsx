import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { JSX, KeyboardEvent } from 'react';
import { isShortcut } from '../../../shared/shortcuts';
import type { LocationValues } from '../form/values';
import { addressLine } from '../labels/address-line';
import { WORK_LABELS } from '../labels/location-labels';
import styles from './locations.module.css';
import { useCardDrag } from './use-card-drag';

export interface ReorderItemProps {
  location: LocationValues;
  /** From 0. */
  place: number;
  isLast: boolean;
  onMove: (from: number, to: number) => void;
}

/**
 * One stop in the order: dragged by its handle, or moved by the arrow keys on it, or by its
 * buttons.
 */
export function ReorderItem({ location, place, isLast, onMove }: ReorderItemProps): JSX.Element {
  const drag = useCardDrag({ index: place, list: 'reorder', enabled: true, onMove });
  const name = addressLine(location) || 'No address yet';
  const keys = (event: KeyboardEvent): void => {
    if (!isShortcut(event, 'moveStop')) return;
    const step = event.key === 'ArrowUp' ? -1 : 1;
    event.preventDefault();
    onMove(place, place + step);
  };
  return (
    <li>
      <div
        ref={drag.card}
        className={styles.orderItem}
        data-dragging={drag.isDragging}
        data-edge={drag.edge ?? undefined}
      >
        <ActionIcon
          ref={drag.grip}
          className={styles.grip}
          size="sm"
          aria-label={`Place of ${name}`}
          aria-describedby="location-order-help"
          onKeyDown={keys}
        >
          <IconGripVertical size={15} aria-hidden />
        </ActionIcon>
        <span className={styles.number}>{place + 1}</span>
        <span className={styles.what}>
          <b>{WORK_LABELS[location.typeOfWOrk]}</b> {name}
        </span>
        <ActionIcon
          aria-label={`Move up: ${name}`}
          disabled={place === 0}
          onClick={() => onMove(place, place - 1)}
        >
          <IconArrowUp size={15} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={`Move down: ${name}`}
          disabled={isLast}
          onClick={() => onMove(place, place + 1)}
        >
          <IconArrowDown size={15} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
