import { memo, useRef, type CSSProperties, type JSX, type ReactNode } from 'react';
import { Block } from './block/block';
import { marksOfBlock } from '../model/block-marks';
import { useDropRow } from '../drag/operation-drag';
import type { BoardBlock } from '../model/board-block';
import type { TruckLane } from '../model/board-model';
import { firstColumn } from '../model/worked-span';
import { whyOut } from '../model/row-labels';
import styles from './truck-row.module.css';
import { PreviewedPlaces } from './previewed-places';
import { Reservation } from './reservation';
import { Lane } from './lane';
import { OfferedPlaces } from './offered-places';
import { RestOfDay } from './rest-of-day';
import { RowLight } from './row-light';
import { SharedHours } from './shared-hours';
import { Tail } from './tail';

export interface TruckRowProps {
  lane: TruckLane;
  day: string;
  timezone: string;
  /** Of its blocks, as `rowMarks`: the same text means nothing to redraw. */
  marks: string;
  /** The row's header; the same function means nothing to redraw. */
  headOf: (lane: TruckLane) => ReactNode;
}

/** The job that a block waits for; undefined if it waits for none. */
const beforeOf = (
  { booking: { progress } }: BoardBlock,
  blocks: readonly BoardBlock[],
): BoardBlock | undefined =>
  progress.waitsFor === null ? undefined : blocks.find(({ id }) => id === progress.waitsFor);

/** A truck's day. */
export const TruckRow = memo(function TruckRow(props: TruckRowProps): JSX.Element {
  const { lane, day, timezone, marks, headOf } = props;
  const { truck, blocks, reservations } = lane;
  const element = useRef<HTMLDivElement>(null);
  useDropRow(element, truck._id);
  return (
    <div
      ref={element}
      className={styles.row}
      role="group"
      aria-label={`Truck ${truck.name}`}
      data-row={truck._id}
      style={{ '--truck': truck.color } as CSSProperties}
    >
      {headOf(lane)}
      <Lane isUnavailable={truck.unavailable}>
        {truck.unavailableFrom !== null && (
          <RestOfDay
            from={truck.unavailableFrom}
            servedFrom={truck.standIn?.from ?? null}
            note={truck.unavailableNote}
          />
        )}
        <SharedHours lane={lane} />
        {reservations.map((reservation) => (
          <Reservation key={reservation._id} reservation={reservation} timezone={timezone} />
        ))}
        {blocks.map(
          ({ id, booking: { tail } }) =>
            tail && <Tail key={`tail ${id}`} operationId={id} truck={truck._id} tail={tail} />,
        )}
        <OfferedPlaces truck={truck._id} />
        <PreviewedPlaces row={truck._id} />
        {blocks.map((block, n) => (
          <Block
            key={block.id}
            block={block}
            rowName={`truck ${truck.name}`}
            truck={truck.name}
            before={beforeOf(block, blocks)}
            next={firstColumn(blocks[n + 1])}
            day={day}
            timezone={timezone}
            marks={marksOfBlock(marks, block.id)}
          />
        ))}
      </Lane>
      {truck.unavailable && (
        <span className={styles.unavailable}>{whyOut(truck.unavailableNote, null)}</span>
      )}
      <RowLight row={truck._id} />
    </div>
  );
});
