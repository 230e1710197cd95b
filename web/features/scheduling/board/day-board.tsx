import { useRef, type CSSProperties, type JSX, type ReactNode } from 'react';
import { showDayNamed } from '../../../shared/format';
import { useShortcutArea } from '../../../shared/shortcuts';
import { rowMarks } from '../model/block-marks';
import type { BoardModel, TruckLane } from '../model/board-model';
import type { Density } from '../model/face/face-sizes';
import { BoardModelContext, useBoard } from '../drag/board-context';
import { useDropOff } from '../drag/operation-drag';
import { useEdgeScroll } from '../drag/use-edge-scroll';
import { FaceSpaceContext, useFaceSpace } from './block/face-space';
import styles from './day-board.module.css';
import { HoverCard } from './card/hover-card';
import { Ghost } from './ghost';
import { NoTrucks } from './no-trucks';
import { NowLine, NowTime, useNowColumn } from './now-line';
import { PreviewArrows } from './preview-arrows';
import { ScratchRow } from './scratch-row';
import { TimeHeader } from './time-header';
import { TruckRow } from './truck-row';
import { useOpeningScroll } from './use-opening-scroll';
import { useRowClicks } from './use-row-clicks';
import type { Zoom } from './zoom';

export interface DayBoardProps {
  model: BoardModel;
  zoom: Zoom;
  /** A truck's header; the same function means that no header changed. */
  headOf: (lane: TruckLane) => ReactNode;
  corner?: ReactNode;
  density: Density;
  /** The marks of each block, as `marksText`. */
  marks: ReadonlyMap<string, string>;
  /** Without crews, for a part of a page. */
  small?: boolean;
}

/** Trucks by time: the grid of one branch's day. */
export function DayBoard(props: DayBoardProps): JSX.Element {
  const { model, zoom, headOf, corner, density, marks, small } = props;
  const board = useBoard();
  const scroller = useRef<HTMLDivElement>(null);
  const clicks = useRowClicks(board);

  useShortcutArea('block');
  useShortcutArea('moving', board.mayMove);
  useDropOff(board, scroller);
  useEdgeScroll(board, scroller);
  useOpeningScroll(scroller, model);

  const { date: day, timezone } = model.view.day;
  const space = useFaceSpace(scroller, density);
  const now = useNowColumn(day, timezone);
  return (
    <BoardModelContext value={model}>
      <FaceSpaceContext value={space}>
        <div
          ref={scroller}
          className={styles.scroller}
          data-board
          data-zoom={zoom}
          data-density={density}
          data-small={small}
          role="region"
          // Of two on the screen each is known by its name.
          aria-label={`${small ? 'Small board of' : 'Trucks of'} ${showDayNamed(day)}`}
          // Scrolls by keys even if nothing in it can have the focus.
          tabIndex={0}
          {...clicks}
        >
          <div
            className={styles.grid}
            data-today={now !== null}
            style={{ '--now': now ?? 0 } as CSSProperties}
          >
            <TimeHeader corner={corner} now={<NowTime column={now} timezone={timezone} />} />
            {model.lanes.map((lane) => (
              <TruckRow
                key={lane.truck._id}
                lane={lane}
                day={day}
                timezone={timezone}
                marks={rowMarks(lane.blocks, marks)}
                headOf={headOf}
              />
            ))}
            {model.lanes.length === 0 && <NoTrucks />}
            <div className={styles.rest} aria-hidden />
            <ScratchRow
              blocks={model.unassigned}
              day={day}
              timezone={timezone}
              marks={rowMarks(model.unassigned, marks)}
            />
            <div className={styles.over}>
              <NowLine column={now} />
              <PreviewArrows scroller={scroller} model={model} />
              <Ghost scroller={scroller} timezone={timezone} />
            </div>
          </div>
        </div>
        <HoverCard scroller={scroller} marks={marks} />
      </FaceSpaceContext>
    </BoardModelContext>
  );
}
