import { IconHistory } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useBoard } from '../drag/board-context';
import { useRepeatCrews } from './crew-context';
import styles from './crew.module.css';

export interface RepeatCrewButtonProps {
  truckId: string;
  truckName: string;
}

/** Seats the crew of the truck's last working day; beside the handle of a crew that is not whole. */
export function RepeatCrewButton({
  truckId,
  truckName,
}: RepeatCrewButtonProps): JSX.Element | null {
  const board = useBoard();
  const repeat = useRepeatCrews();
  if (!board.mayPlan) return null;
  return (
    <button
      type="button"
      className={styles.again}
      aria-label={`Same crew as yesterday on ${truckName}`}
      title="Same crew as on its last working day"
      onClick={() => void repeat([truckId])}
    >
      <IconHistory size={14} aria-hidden />
    </button>
  );
}
