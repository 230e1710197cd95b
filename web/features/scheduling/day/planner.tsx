import { useCallback, useMemo, useRef, useState, type JSX, type ReactNode } from 'react';
import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { BoardController } from '../drag/board-controller';
import { BoardAround } from '../drag/board-around';
import { BoardModelContext } from '../drag/board-context';
import { BoardMarksContext } from '../drag/board-marks-context';
import { useUndoKeys } from '../board/use-undo';
import { usePlanDesk } from '../drag/plan-desk-context';
import { OffBoardZone } from '../drag/off-board-zone';
import { useDragMonitor } from '../drag/use-drag-monitor';
import { FindOnDay } from './find-on-day';
import type { MarkAddress } from './mark-address';
import { MarksLine } from './marks-line';
import type { FindAddress } from './use-find-text';
import { useChangedBy } from '../board/use-changed-by';
import { useLiveBoard } from '../board/use-live-board';
import { CrewAround } from '../crew/crew-around';
import { CrewLetters } from '../crew/crew-letters';
import { CrewOffItems } from '../crew/crew-off-items';
import { CrewPanel, CrewPanelRoom } from '../crew/crew-panel';
import { CrewSeats } from '../crew/crew-seats';
import { OffAround } from '../crew/off-around';
import { useCrewShown } from '../crew/use-crew-shown';
import { useShortcut, useShortcutArea } from '../../../shared/shortcuts';
import { DeferredRender, useKeptOpen, useNarrow, useToastsOver } from '../../../shared/ui';
import { ChangeMove } from '../rebook/change-move';
import { Lasso } from '../selection/lasso';
import { SelectionBar } from '../selection/selection-bar';
import { PlanLine } from './plan-line';
import { showOnBoard } from './show-on-board';
import { SteadyLine } from './steady-line';
import { useTrucksInSearch } from './use-trucks-in-search';
import { useFixKey } from './use-fix-key';
import { TruckHead } from '../board/truck-head';
import { TruckMenu } from '../trucks/truck-menu';
import type { BoardMarks } from '../model/board-marks';
import { hoursOut } from '../model/lanes';
import type { BoardModel, TruckLane } from '../model/board-model';
import { DayBoard } from '../board/day-board';
import styles from './planner.module.css';
import { rememberedZoom, rememberZoom, type Zoom } from '../board/zoom';
import { Corner } from '../board/corner';
import { useDensity } from '../board/density';
import { DayMap } from '../map/lazy-day-map';

export interface PlannerProps {
  board: BoardController;
  model: BoardModel;
  marks: BoardMarks;
  find: FindAddress;
  pressed?: MarkAddress;
  /** What lies over the board: the plan desk. */
  desk?: ReactNode;
}

const NONE: readonly BoardMark[] = [];

/** The headers change with their truck, their bookings' needs and the crew: nothing else. */
function useHeads(view: DayView): (lane: TruckLane) => JSX.Element {
  const { movers, assignment } = view;
  const known = useMemo(() => new Map(movers.map((mover) => [mover._id, mover])), [movers]);
  return useCallback(
    (lane) => (
      <TruckHead
        truck={lane.truck}
        hours={hoursOut(lane.blocks)}
        menu={<TruckMenu lane={lane} crew={<CrewOffItems truckId={lane.truck._id} />} />}
      >
        <CrewSeats lane={lane} assignment={assignment} movers={known} />
      </TruckHead>
    ),
    [assignment, known],
  );
}

/** The Move Manager's day: what needs attention, trucks by time, and the people for them. */
export function Planner({ board, model, marks, find, pressed, desk }: PlannerProps): JSX.Element {
  const [zoom, setZoom] = useState(rememberedZoom);
  const [density, toggleDensity] = useDensity();
  const [isCrewShown, toggleCrew] = useCrewShown();
  const [isMapShown, toggleMap] = useKeptOpen('emma.board.map');
  useShortcut('dayMap', toggleMap);
  const isNarrow = useNarrow();
  const planDesk = usePlanDesk();
  // The desk takes the crew's room while it is open.
  const isDeskOpen = planDesk?.isOpen ?? false;
  const isCrewSeen = isCrewShown && !isDeskOpen;
  const seeCrew = (): void => {
    if (isDeskOpen) planDesk?.toggle();
    if (!isDeskOpen || !isCrewShown) toggleCrew();
  };
  const frame = useRef<HTMLDivElement>(null);
  useToastsOver(frame);
  const onTouched = useChangedBy(board);
  useLiveBoard(board, onTouched);
  useTrucksInSearch(board, model);
  useShortcutArea('truck', board.mayPlan);
  useUndoKeys(board);
  const blockOfDrag = useCallback((id: string) => board.model?.blocks.get(id) ?? null, [board]);
  useDragMonitor(board, blockOfDrag);
  const onFixKey = useFixKey(marks.ids, pressed?.pressed ?? NONE);
  const headOf = useHeads(model.view);
  const zoomTo = (next: Zoom): void => {
    rememberZoom(next);
    setZoom(next);
  };
  const choose = (id: string): void => {
    // There the map lies over the board.
    if (isNarrow) toggleMap();
    showOnBoard(board, id)?.focus({ preventScroll: true });
    board.show({ open: id });
  };
  return (
    <BoardAround board={board}>
      <CrewAround board={board}>
        <OffAround board={board} view={model.view}>
          <CrewLetters view={model.view}>
            <BoardMarksContext value={marks.ids}>
              <div className={styles.planner} onKeyDown={onFixKey}>
                <SteadyLine>
                  <PlanLine
                    model={model}
                    isCrewShown={isCrewSeen}
                    onCrew={seeCrew}
                    isMapShown={isMapShown}
                    onMap={toggleMap}
                  />
                </SteadyLine>
                <SteadyLine>
                  <MarksLine marks={marks} address={pressed}>
                    <FindOnDay model={model} find={find} />
                  </MarksLine>
                  <SelectionBar model={model} />
                  <OffBoardZone />
                </SteadyLine>
                <div className={styles.day}>
                  <div ref={frame} className={styles.board}>
                    <DayBoard
                      model={model}
                      zoom={zoom}
                      headOf={headOf}
                      density={density}
                      marks={marks.ofBlocks}
                      corner={
                        !isNarrow && (
                          <Corner
                            zoom={zoom}
                            onZoom={zoomTo}
                            density={density}
                            onDensity={toggleDensity}
                          />
                        )
                      }
                    />
                  </div>
                  <Lasso around={frame} />
                  {isMapShown && (
                    <DayMap
                      key={`${board.key.branchId} ${board.key.day}`}
                      dayKey={board.key}
                      model={model}
                      board={frame}
                      onChoose={choose}
                      onClose={toggleMap}
                    />
                  )}
                  {isCrewSeen && board.mayPlan && (
                    <DeferredRender before={<CrewPanelRoom />}>
                      <CrewPanel key={board.key.branchId} view={model.view} onClose={seeCrew} />
                    </DeferredRender>
                  )}
                  <BoardModelContext value={model}>{desk}</BoardModelContext>
                </div>
                <ChangeMove />
              </div>
            </BoardMarksContext>
          </CrewLetters>
        </OffAround>
      </CrewAround>
    </BoardAround>
  );
}
