import { Menu } from '@mantine/core';
import { IconStar, IconTool } from '@tabler/icons-react';
import { useRef, useState, type JSX } from 'react';
import type { BoardMark } from '#modules/scheduling/contract/board-rules.js';
import { LEAD_POSITION } from '#modules/scheduling/contract/crew-rules.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { Avatar } from '../../../shared/ui';
import { useBoard } from '../drag/board-context';
import { useMendableMarks } from '../drag/board-marks-context';
import { usePlanDesk } from '../drag/plan-desk-context';
import type { BoardModel } from '../model/board-model';
import { mayPut } from '../model/crew-place';
import { MARK_LABELS } from '../model/mark-labels';
import { usePutMover } from './crew-context';
import { crewPool } from './crew-pool';
import styles from './crew.module.css';
import type { Seat } from './seat-model';
import { freeFirst, useElsewhere } from './use-elsewhere';
import { useWeekHours } from './use-week-hours';
import { WeekHours } from './week-hours';

interface SeatPlace {
  truckId: string;
  position: Seat['position'];
}

export interface EmptySeatProps extends SeatPlace {
  /** Of the seat, with its truck. */
  name: string;
  isRequired: boolean;
  /** Somebody is on the way to a seat: a press puts them down, or says why not. */
  isAwaited: boolean;
}

/** An empty seat: a press shows who may take it. */
export function EmptySeat(props: EmptySeatProps): JSX.Element {
  const { truckId, position, name, isRequired, isAwaited } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const state = isRequired ? 'needed, empty' : 'empty';
  const close = (): void => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.emptySeat}
        // Seats are many: keys come to them with a person who was taken up, and by the truck's menu and marks.
        tabIndex={-1}
        aria-label={`${name}: ${state}`}
        aria-haspopup="menu"
        onClick={() => setOpen(!isAwaited)}
      >
        {position === LEAD_POSITION && <IconStar size={12} aria-hidden />}
      </button>
      {/* Only while it is open: a board has a hundred seats. */}
      {isOpen && (
        <Menu opened onChange={close} position="bottom-start" width={250}>
          <Menu.Target>
            <span className={styles.emptySeat} />
          </Menu.Target>
          <Menu.Dropdown className={styles.picker}>
            <Menu.Label>{`${name}: who takes it?`}</Menu.Label>
            <People truckId={truckId} position={position} />
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

function People({ truckId, position }: SeatPlace): JSX.Element {
  const { model } = useBoard();
  return (
    <>
      <SeatFixes truckId={truckId} position={position} />
      {model && <Free model={model} truckId={truckId} position={position} />}
    </>
  );
}

/** The mark that an empty seat gives its truck. */
const markOf = (position: Seat['position']): BoardMark =>
  position === LEAD_POSITION ? 'missingLead' : 'shortCrew';

/** What mends the crew, people who sit elsewhere counted in. */
function SeatFixes({ truckId: id, position }: SeatPlace): JSX.Element | null {
  const desk = usePlanDesk();
  const mark = markOf(position);
  const isMarked = useMendableMarks(id).includes(mark);
  if (!desk || !isMarked) return null;
  return (
    <Menu.Item
      leftSection={<IconTool size={15} aria-hidden />}
      onClick={() => void desk.propose({ kind: 'fix', cause: { mark, id } })}
    >
      {`Fix “${MARK_LABELS[mark].label}”…`}
    </Menu.Item>
  );
}

/** Whether somebody sits on that truck already. */
const sits = ({ assignment }: DayView, mover: string, truck: string): boolean =>
  assignment.movers.some((seat) => seat.mover === mover && seat.truck === truck);

/** Who sits on a truck that has nothing to do, by the name of that truck. */
function idlePeople({ view, lanes }: BoardModel): Map<string, string> {
  const idle = lanes.filter(({ blocks, busy }) => blocks.length === 0 && busy.length === 0);
  const names = new Map(idle.map(({ truck }) => [truck._id, truck.name]));
  return new Map(
    view.assignment.movers.flatMap(({ mover, truck }) => {
      const name = names.get(truck);
      return name === undefined ? [] : [[mover, name] as const];
    }),
  );
}

/** Who has no seat and may have this one, those on call first; then who sits on a truck without jobs, or works elsewhere. */
function Free({ model, truckId, position }: SeatPlace & { model: BoardModel }): JSX.Element {
  const { view } = model;
  const put = usePutMover();
  const hours = useWeekHours(view);
  const { onCall, leads, nonLeads } = crewPool(view, [view.assignment.branchId]);
  const target = { truck: truckId, position };
  const idleOn = idlePeople(model);
  const idle = view.movers.filter(({ _id }) => idleOn.has(_id) && !sits(view, _id, truckId));
  const elsewhere = useElsewhere(view);
  const free = freeFirst([...onCall, ...leads, ...nonLeads, ...idle], elsewhere).filter((mover) =>
    mayPut(mover, target),
  );
  if (free.length === 0) {
    return (
      <Menu.Label>
        Nobody is free. Add a home branch in the crew panel to borrow someone.
      </Menu.Label>
    );
  }
  return (
    <>
      {free.map((mover) => (
        <Menu.Item
          key={mover._id}
          leftSection={<Avatar person={mover} named={false} />}
          rightSection={<WeekHours hours={hours && (hours.get(mover._id) ?? 0)} />}
          onClick={() => void put(mover, target)}
        >
          {mover.displayName}
          {onCall.includes(mover) && <small className={styles.onCall}> on call</small>}
          {elsewhere.has(mover._id) && (
            <small className={styles.onCall}> {elsewhere.get(mover._id)}</small>
          )}
          {idle.includes(mover) && (
            <small className={styles.onCall}>{` on ${idleOn.get(mover._id)}, no jobs`}</small>
          )}
        </Menu.Item>
      ))}
    </>
  );
}
