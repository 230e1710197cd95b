import { IconElevator, IconKey, IconReplace } from '@tabler/icons-react';
import { memo, type CSSProperties, type JSX, type ReactNode } from 'react';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { showHours } from '../../../shared/format';
import { Hinted } from '../../../shared/ui';
import { useBoardView } from '../drag/use-board-view';
import { standInWords } from '../model/row-labels';
import styles from './truck-head.module.css';
import { truckKeys } from '../drag/truck-keys';

export interface TruckHeadProps {
  truck: DayTruckView;
  /** What can be done with the truck on this day. */
  menu?: ReactNode;
  /** Hours from the first departure of the day to the last return; 0: it has no jobs. */
  hours?: number;
  /** The crew. */
  children?: ReactNode;
}

/** A truck's row header: its color, name and lift; its crew beneath. */
export const TruckHead = memo(function TruckHead(props: TruckHeadProps): JSX.Element {
  const { truck, menu, hours = 0, children } = props;
  const { name, color, hasLift, isRental, unavailable, unavailableNote } = truck;
  const proposed = useBoardView((view) => view.preview?.standIns[truck._id] ?? null);
  const standInText = proposed ?? standInWords(truck);
  const isMarked = useBoardView(({ marked }) => marked === truck._id);
  const changedBy = useBoardView((view) => view.changedBy[truck._id] ?? null);
  return (
    <div
      className={styles.head}
      // What needs attention is walked to by a key.
      tabIndex={-1}
      onKeyDown={truckKeys}
      data-marked={isMarked}
      data-touched={changedBy !== null}
      data-truck={truck._id}
      style={{ '--truck': color } as CSSProperties}
    >
      <div className={styles.line}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {hasLift && (
          <Hinted hint="Has a lift" className={styles.icon} role="img" aria-label="Has a lift">
            <IconElevator size={14} aria-hidden />
          </Hinted>
        )}
        {isRental && (
          <Hinted hint="Rental of this day" className={styles.icon} role="img" aria-label="Rental">
            <IconKey size={14} aria-hidden />
          </Hinted>
        )}
        {standInText && (
          <Hinted
            hint={
              !proposed && truck.standIn ? `${standInText}: ${truck.standIn.note}` : standInText
            }
            className={styles.standIn}
            data-proposed={proposed !== null}
            role="img"
            aria-label={standInText}
          >
            <IconReplace size={14} aria-hidden />
          </Hinted>
        )}
        {hours > 0 && (
          <span className={styles.hours} title="From the first departure to the last return">
            {showHours(hours)}
          </span>
        )}
        <span className={styles.menu}>{menu}</span>
      </div>
      {unavailable ? (
        <span className={styles.note} title={unavailableNote}>
          {unavailableNote}
        </span>
      ) : (
        children
      )}
      {changedBy && <span className={styles.whose}>{changedBy}</span>}
    </div>
  );
});
