import { ActionIcon, Tooltip } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useCallback, useMemo, useState, type JSX, type ReactNode } from 'react';
import type { BoardMarkIds } from '../../../../src/modules/scheduling/contract/board-rules';
import type { DayView } from '../../../../src/modules/scheduling/contract/day.view';
import type { Desk } from '../desk/desk';
import { DeskContext } from '../desk/desk-context';
import { useUndoKeys } from '../desk/use-undo-keys';
import { useDragMonitor } from '../hand/use-drag-monitor';
import { MarksLine } from '../marks/marks-line';
import { useHands } from '../live/use-hands';
import { useLiveBoard } from '../live/use-live-board';
import { CrewSeats } from '../crew/crew-seats';
import { TruckHead } from '../truck/truck-head';
import type { BoardModel, TruckLane } from './board-model';
import { DayBoard } from './day-board';
import styles from './planner.module.css';
import { rememberedZoom, rememberZoom, stepZoom, type Zoom, ZOOMS } from './zoom';

export interface PlannerProps {
  desk: Desk;
  model: BoardModel;
  marks: BoardMarkIds;
  /** The line with managers and alerts. */
  children?: ReactNode;
}

function ZoomButtons({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }): JSX.Element {
  return (
    <>
      <Tooltip label="Show more of the day">
        <ActionIcon
          size="sm"
          aria-label="Zoom out"
          disabled={zoom === ZOOMS[0]}
          onClick={() => onZoom(stepZoom(zoom, -1))}
        >
          <IconZoomOut size={15} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Spread the day">
        <ActionIcon
          size="sm"
          aria-label="Zoom in"
          disabled={zoom === ZOOMS.at(-1)}
          onClick={() => onZoom(stepZoom(zoom, 1))}
        >
          <IconZoomIn size={15} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

/** The heads change with their truck, their bookings' needs and the crew: nothing else. */
function useHeads(view: DayView): (lane: TruckLane) => JSX.Element {
  const { movers, assignment } = view;
  const known = useMemo(() => new Map(movers.map((mover) => [mover._id, mover])), [movers]);
  return useCallback(
    (lane) => (
      <TruckHead truck={lane.truck}>
        <CrewSeats lane={lane} assignment={assignment} movers={known} />
      </TruckHead>
    ),
    [assignment, known],
  );
}

/** The Move Manager's day: what needs a look, and trucks by time. */
export function Planner({ desk, model, marks, children }: PlannerProps): JSX.Element {
  const [zoom, setZoom] = useState(rememberedZoom);
  const onTouched = useHands(desk);
  useLiveBoard(desk, onTouched);
  useUndoKeys(desk);
  const blockOfDrag = useCallback((id: string) => desk.model.get()?.blocks.get(id) ?? null, [desk]);
  useDragMonitor(desk, blockOfDrag);
  const headOf = useHeads(model.view);
  const zoomTo = (next: Zoom): void => {
    rememberZoom(next);
    setZoom(next);
  };
  return (
    <DeskContext value={desk}>
      <div className={styles.planner}>
        {children}
        <MarksLine ids={marks} />
        <div className={styles.board}>
          <DayBoard
            zoom={zoom}
            headOf={headOf}
            corner={<ZoomButtons zoom={zoom} onZoom={zoomTo} />}
          />
        </div>
      </div>
    </DeskContext>
  );
}
