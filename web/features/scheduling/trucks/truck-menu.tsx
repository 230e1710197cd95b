import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconClockOff,
  IconDots,
  IconReplace,
  IconTool,
  IconTrash,
} from '@tabler/icons-react';
import { useState, type JSX, type ReactNode } from 'react';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { localDateOf } from '#kernel/local-date.js';
import { ariaKeys } from '../../../shared/shortcuts';
import { TRUCK_MENU } from '../drag/truck-keys';
import type { BoardController } from '../drag/board-controller';
import type { TruckLane } from '../model/board-model';
import { useBoard } from '../drag/board-context';
import { useMendableMarks } from '../drag/board-marks-context';
import { usePlanDesk } from '../drag/plan-desk-context';
import { MARK_LABELS } from '../model/mark-labels';
import { DownFromDialog } from './down-from-dialog';
import { ReasonDialog } from './reason-dialog';
import { StandInDialog } from './stand-in-dialog';
import { keeping, type Keeping } from './taken';
import styles from './truck-menu.module.css';
import { useDayTrucks } from './use-day-trucks';

const VISITOR_MOVES =
  'A visitor of the web site holds a time on it, which goes to a truck that is free then.';

type Asked = 'allDay' | 'from' | 'standIn';

export interface TruckMenuProps {
  lane: TruckLane;
  /** What can be done with its people. */
  crew?: ReactNode;
}

/** Actions on a truck on this day: one that bookings or held times keep says so, and what can be done. */
export function TruckMenu({ lane, crew }: TruckMenuProps): JSX.Element | null {
  const board = useBoard();
  const [asking, setAsking] = useState<Asked | null>(null);
  if (!board.mayPlan) return null;
  return (
    <>
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <ActionIcon
            size="xs"
            aria-label={`Truck ${lane.truck.name}`}
            aria-keyshortcuts={ariaKeys('truckMenu')}
            {...TRUCK_MENU}
          >
            <IconDots size={14} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Choices lane={lane} crew={crew} onAsk={setAsking} />
        </Menu.Dropdown>
      </Menu>
      {asking === 'allDay' && <WhyUnavailable lane={lane} onClose={() => setAsking(null)} />}
      {asking === 'standIn' && <TakeOver truck={lane.truck} onClose={() => setAsking(null)} />}
      {asking === 'from' && <DownFrom lane={lane} onClose={() => setAsking(null)} />}
    </>
  );
}

interface ChoicesProps extends TruckMenuProps {
  onAsk: (what: Asked) => void;
}

/** Why the items below are as they are, with the way on. */
function sentenceOf({ by, words }: Keeping, isRepaired: boolean): string {
  if (by !== 'bookings') return `${words}.`;
  const way = isRepaired
    ? '“Make unavailable…” shows which trucks can take them.'
    : 'Move them before it goes out or away.';
  return `${words}. ${way}`;
}

/** In the page only while the menu is open: a board has a menu for each truck, and most are never opened. */
function Choices({ lane, crew, onAsk }: ChoicesProps): JSX.Element {
  const board = useBoard();
  const { makeAvailable, removeRental, standIn: serve } = useDayTrucks(board);
  const { _id, name, unavailable, unavailableFrom, isRental, standIn } = lane.truck;
  const kept = keeping(lane);
  const desk = usePlanDesk();
  // What a colleague holds is given back on the board; bookings have other ways, what a visitor holds goes along.
  const isRepaired = desk !== null && kept?.by === 'bookings';
  const takeOut = (): void => {
    if (!isRepaired) return onAsk('allDay');
    // Its row goes on with the truck that stands in.
    if (standIn) return onAsk('from');
    void desk.propose({ kind: 'repair', cause: { truckDown: { truck: _id } } });
  };
  return (
    <>
      {kept && <Menu.Label className={styles.kept}>{sentenceOf(kept, isRepaired)}</Menu.Label>}
      {(unavailable || unavailableFrom !== null) && (
        <Menu.Item
          leftSection={<IconCircleCheck size={15} aria-hidden />}
          disabled={unavailable && kept !== null}
          onClick={() => void makeAvailable([_id], `Make ${name} available again on this day?`)}
        >
          Make available
        </Menu.Item>
      )}
      <TruckFixes id={_id} />
      {!unavailable && (
        <>
          <Menu.Item
            leftSection={<IconClockOff size={15} aria-hidden />}
            onClick={() => onAsk('from')}
          >
            {nowOn(board) ? 'Down from now…' : 'Down from a time…'}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconBan size={15} aria-hidden />}
            disabled={kept !== null && kept.by !== 'visitor' && !isRepaired}
            onClick={takeOut}
          >
            Make unavailable…
          </Menu.Item>
        </>
      )}
      {lane.truck.standsInFor.length === 0 && (
        <Menu.Item
          leftSection={<IconReplace size={15} aria-hidden />}
          onClick={() => onAsk('standIn')}
        >
          Another truck takes over…
        </Menu.Item>
      )}
      {standIn && (
        <Menu.Item
          leftSection={<IconArrowBackUp size={15} aria-hidden />}
          onClick={() => void serve(lane.truck, null)}
        >
          {`${standIn.name} stands in no more`}
        </Menu.Item>
      )}
      {crew}
      {isRental && (
        <Menu.Item
          c="var(--emma-danger)"
          leftSection={<IconTrash size={15} aria-hidden />}
          disabled={kept !== null}
          onClick={() => void removeRental(_id, name)}
        >
          Delete rental truck…
        </Menu.Item>
      )}
    </>
  );
}

/** What mends the marks of the truck's crew. */
function TruckFixes({ id }: { id: string }): JSX.Element[] {
  const desk = usePlanDesk();
  const marks = useMendableMarks(id);
  if (!desk) return [];
  return marks.map((mark) => (
    <Menu.Item
      key={mark}
      leftSection={<IconTool size={15} aria-hidden />}
      onClick={() => void desk.propose({ kind: 'fix', cause: { mark, id } })}
    >
      {`Fix “${MARK_LABELS[mark].label}”…`}
    </Menu.Item>
  ));
}

const zoneOf = ({ model }: BoardController): string => model?.view.day.timezone ?? 'UTC';

/** This moment, on the board of today only. */
function nowOn(board: BoardController): Date | null {
  const now = new Date();
  return board.key.day === localDateOf(now, zoneOf(board)) ? now : null;
}

function DownFrom({ lane, onClose }: { lane: TruckLane; onClose: () => void }): JSX.Element {
  const board = useBoard();
  const { makeUnavailable } = useDayTrucks(board);
  const desk = usePlanDesk();
  const truck = lane.truck._id;
  return (
    <DownFromDialog
      lane={lane}
      timezone={zoneOf(board)}
      now={nowOn(board)}
      onDown={(from, reason) => void makeUnavailable([truck], reason, from)}
      onRepair={
        desk &&
        ((from, note) =>
          void desk.propose({ kind: 'repair', cause: { truckDown: { truck, from, note } } }))
      }
      onClose={onClose}
    />
  );
}

function TakeOver({
  truck,
  onClose,
}: {
  truck: DayTruckView;
  onClose: () => void;
}): JSX.Element | null {
  const board = useBoard();
  const { standIn } = useDayTrucks(board);
  if (!board.model) return null;
  return (
    <StandInDialog
      truck={truck}
      model={board.model}
      now={nowOn(board)}
      onTaken={(by) => void standIn(truck, by)}
      onClose={onClose}
    />
  );
}

function WhyUnavailable({ lane, onClose }: { lane: TruckLane; onClose: () => void }): JSX.Element {
  const { makeUnavailable } = useDayTrucks(useBoard());
  const { truck } = lane;
  return (
    <ReasonDialog
      title={`Make ${truck.name} unavailable`}
      description={keeping(lane)?.by === 'visitor' ? VISITOR_MOVES : undefined}
      onReason={(reason) => void makeUnavailable([truck._id], reason)}
      onClose={onClose}
    />
  );
}
