import { useMemo, useRef, type CSSProperties, type JSX, type ReactNode } from 'react';
import { showDayNamed } from '../../../shared/format';
import { useShortcutArea } from '../../../shared/shortcuts';
import type { BoardBlock } from '../model/board-block';
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
import { NowLine, useNowColumn } from './now-line';
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
  /** Ids of operations with a problem address, in addition to those whose own stops say so. */
  problems?: readonly string[];
  /** Ids of operations that run late. */
  late?: readonly string[];
  /** Without crews, for a part of a page. */
  small?: boolean;
}

const NONE: readonly string[] = [];

/** Those of a row, as one text: the same text means nothing to redraw. */
const idsAmong = (blocks: readonly BoardBlock[], ids: ReadonlySet<string>): string =>
  blocks
    .filter(({ id }) => ids.has(id))
    .map(({ id }) => id)
    .join(' ');

/** Trucks by time: the grid of one branch's day. */
export function DayBoard(props: DayBoardProps): JSX.Element {
  const { model, zoom, headOf, corner, density, problems = NONE, late = NONE, small } = props;
  const board = useBoard();
  const scroller = useRef<HTMLDivElement>(null);
  const clicks = useRowClicks(board);

  useShortcutArea('block');
  useShortcutArea('moving', board.mayMove);
  useDropOff(board, scroller);
  useEdgeScroll(board, scroller);
  useOpeningScroll(scroller, model);

  const difficult = useMemo(() => new Set(problems), [problems]);
  const behind = useMemo(() => new Set(late), [late]);
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
            <TimeHeader corner={corner} />
            {model.lanes.map((lane) => (
              <TruckRow
                key={lane.truck._id}
                lane={lane}
                day={day}
                timezone={timezone}
                tight={idsAmong(lane.blocks, model.tight)}
                problems={idsAmong(lane.blocks, difficult)}
                late={idsAmong(lane.blocks, behind)}
                headOf={headOf}
              />
            ))}
            {model.lanes.length === 0 && <NoTrucks />}
            <div className={styles.rest} aria-hidden />
            <ScratchRow
              blocks={model.unassigned}
              day={day}
              timezone={timezone}
              problems={idsAmong(model.unassigned, difficult)}
            />
            <div className={styles.over}>
              <NowLine column={now} />
              <Ghost scroller={scroller} timezone={timezone} />
            </div>
          </div>
        </div>
        <HoverCard scroller={scroller} problems={difficult} late={behind} />
      </FaceSpaceContext>
    </BoardModelContext>
  );
}
