import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { usePlanDesk } from '../drag/plan-desk-context';
import { SHOW_WAYS } from '../drag/ways-on';
import type { TruckLane } from '../model/board-model';
import { keeping, whatIsOn } from './taken';
import styles from './trucks.module.css';

export interface KeptTrucksProps {
  lanes: readonly TruckLane[];
  timezone: string;
  /** The desk is asked instead. */
  onClose: () => void;
}

/** The trucks that stay as they are, what is on them, and the ways of the plan desk for those with bookings. */
export function KeptTrucks({ lanes, timezone, onClose }: KeptTrucksProps): JSX.Element | null {
  const desk = usePlanDesk();
  if (lanes.length === 0) return null;
  const repair = (truck: string): void => {
    onClose();
    void desk?.propose({ kind: 'repair', cause: { truckDown: { truck } } });
  };
  return (
    <ul className={styles.kept} aria-label="Trucks that stay">
      {lanes.map((lane) => (
        <li key={lane.truck._id}>
          <span>
            <b>{lane.truck.name} stays:</b> {whatIsOn(lane, timezone)}
          </span>
          {desk && keeping(lane)?.by === 'bookings' && (
            <Button
              size="compact-xs"
              variant="default"
              flex="none"
              aria-label={`${SHOW_WAYS} for ${lane.truck.name}`}
              onClick={() => repair(lane.truck._id)}
            >
              {SHOW_WAYS}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
