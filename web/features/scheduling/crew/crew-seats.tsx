import { memo, type JSX } from 'react';
import type { DayMoverView, DayView } from '#modules/scheduling/contract/day.view.js';
import type { TruckLane } from '../model/board-model';
import { CrewHandle } from './crew-handle';
import styles from './crew.module.css';
import { RepeatCrewButton } from './repeat-crew-button';
import { SeatBox } from './seat-box';
import { seatsOf } from './seat-model';

export interface CrewSeatsProps {
  lane: TruckLane;
  assignment: DayView['assignment'];
  movers: ReadonlyMap<string, DayMoverView>;
}

/** The three seats of a truck, the lead's first, and the handle of the whole crew. */
export const CrewSeats = memo(function CrewSeats(props: CrewSeatsProps): JSX.Element {
  const { lane, assignment, movers } = props;
  const { _id, name } = lane.truck;
  const seats = seatsOf(lane, assignment, movers);
  const isWhole = seats.every(({ mover, isStranger }) => mover !== null || isStranger);
  return (
    <div className={styles.seats} role="group" aria-label="Crew">
      <CrewHandle truckId={_id} truckName={name} />
      {seats.map((seat) => (
        <SeatBox key={seat.position} seat={seat} truckId={_id} truckName={name} />
      ))}
      {!isWhole && <RepeatCrewButton truckId={_id} truckName={name} />}
    </div>
  );
});
