import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Button } from '@mantine/core';
import { useEffect, useRef, type JSX } from 'react';
import type { DayMoverView } from '#modules/scheduling/contract/day.view.js';
import { Avatar } from '../../../shared/ui';
import { useBoard } from '../drag/board-context';
import { useBoardView } from '../drag/use-board-view';
import type { OffPerson } from './crew-pool';
import styles from './crew.module.css';
import { DropHere } from './drop-here';

export interface OffZoneProps {
  people: readonly OffPerson[];
  /** Names of branches by id, where people of several are listed. */
  branchNames: ReadonlyMap<string, string> | null;
  /** Somebody was dropped here, or put down here. */
  onOff: (moverId: string) => void;
  onBackOn: (mover: DayMoverView) => void;
}

/** Who is off that day, and why; whoever is dropped here is to be. */
export function OffZone({ people, branchNames, onOff, onBackOn }: OffZoneProps): JSX.Element {
  const board = useBoard();
  const element = useRef<HTMLElement>(null);
  const dragged = useBoardView(({ draggedMover }) => draggedMover);
  useEffect(() => {
    const zone = element.current;
    if (!zone || !board.mayPlan) return undefined;
    return dropTargetForElements({
      element: zone,
      canDrop: ({ source }) => source.data.kind === 'mover',
      onDragEnter: () => zone.setAttribute('data-over', 'true'),
      onDragLeave: () => zone.removeAttribute('data-over'),
      onDrop: ({ source }) => {
        zone.removeAttribute('data-over');
        onOff(String(source.data.mover));
      },
    });
  }, [board, onOff]);
  const lifted = dragged?.by === 'click' ? dragged.mover : null;
  const spot = {
    dropName: lifted?.displayName ?? null,
    drop: () => {
      board.show({ draggedMover: null });
      if (lifted) onOff(lifted._id);
    },
  };
  return (
    <section
      ref={element}
      className={styles.zone}
      aria-label="Off"
      data-light={dragged ? 'open' : undefined}
    >
      <h3 className={styles.zoneTitle}>
        Off <span>{people.length}</span>
      </h3>
      {people.length === 0 && (
        <p className={styles.nobody}>
          {board.mayPlan ? 'Nobody. Drag someone here who can’t come.' : 'Nobody'}
        </p>
      )}
      <ul className={styles.people}>
        {people.map(({ mover, reason }) => (
          <li key={mover._id} className={styles.person}>
            <Avatar person={mover} named={false} />
            <span className={styles.personName} title={reason}>
              {mover.displayName}
              {branchNames && <small> {branchNames.get(mover.branchId)}</small>}
              <small className={styles.reason}>{reason}</small>
            </span>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`${mover.displayName} back on`}
              onClick={() => onBackOn(mover)}
            >
              Back on
            </Button>
          </li>
        ))}
      </ul>
      <DropHere spot={spot} place="Off" />
    </section>
  );
}
