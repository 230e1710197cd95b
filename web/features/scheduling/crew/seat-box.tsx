import { IconStar } from '@tabler/icons-react';
import type { JSX, Ref } from 'react';
import { Avatar } from '../../../shared/ui';
import styles from './crew.module.css';
import { seatName, type Seat } from './seat-model';

export interface SeatBoxProps {
  seat: Seat;
  ref?: Ref<HTMLSpanElement>;
}

/** One seat: who sits there, or an empty place, highlighted where the bookings need somebody. */
export function SeatBox({ seat, ref }: SeatBoxProps): JSX.Element {
  const { position, mover, isRequired, isStranger } = seat;
  const isEmpty = !mover && !isStranger;
  const state = isRequired ? 'needed, empty' : 'empty';
  return (
    <span
      ref={ref}
      className={styles.seat}
      data-empty={isEmpty}
      data-required={isRequired}
      data-seat={position}
      role={isEmpty ? 'img' : undefined}
      aria-label={isEmpty ? `${seatName(position)}, ${state}` : undefined}
      title={isEmpty ? `${seatName(position)}: ${state}` : undefined}
    >
      {mover && <Avatar person={mover} />}
      {isStranger && '?'}
      {isEmpty && position === 0 && <IconStar size={12} aria-hidden />}
    </span>
  );
}
