import { IconStar } from '@tabler/icons-react';
import { useRef, type JSX } from 'react';
import { Avatar } from '../../../shared/ui';
import { useBoard } from '../drag/board-context';
import styles from './crew.module.css';
import { DropHere } from './drop-here';
import { EmptySeat } from './empty-seat';
import { Mover } from './mover';
import { seatName, type Seat } from './seat-model';
import { useCrewTarget } from './use-crew-drag';
import { useCrewSpot } from './use-crew-spot';

export interface SeatBoxProps {
  seat: Seat;
  truckId: string;
  truckName: string;
}

/** One seat: who is in it, or an empty place, highlighted if the bookings need somebody. */
export function SeatBox({ seat, truckId, truckName }: SeatBoxProps): JSX.Element {
  const { position, mover, isRequired, isStranger } = seat;
  const element = useRef<HTMLSpanElement>(null);
  const target = { truck: truckId, position };
  useCrewTarget(element, target);
  const spot = useCrewSpot(target);
  const isEmpty = !mover && !isStranger;
  // It has a name and a state of its own.
  const isPressed = useBoard().mayPlan && isEmpty && spot.dropName === null;
  const name = `${truckName}, ${seatName(position).toLowerCase()}`;
  const state = isRequired ? 'needed, empty' : 'empty';
  return (
    <span
      ref={element}
      className={styles.seat}
      data-seat
      data-empty={isEmpty}
      data-required={isRequired}
      data-light={spot.light}
      onClick={spot.onClick}
      role={isPressed ? undefined : isEmpty && spot.dropName === null ? 'img' : 'group'}
      aria-label={isPressed ? undefined : isEmpty ? `${name}: ${state}` : name}
      title={isEmpty ? `${seatName(position)}: ${state}` : undefined}
    >
      {mover && (
        <Mover mover={mover}>
          <Avatar person={mover} />
        </Mover>
      )}
      {isStranger && '?'}
      {isPressed ? (
        <EmptySeat
          truckId={truckId}
          position={position}
          name={name}
          isRequired={isRequired}
          isAwaited={spot.light !== undefined}
        />
      ) : (
        isEmpty && position === 0 && <IconStar size={12} aria-hidden />
      )}
      <DropHere spot={spot} place={name} />
    </span>
  );
}
