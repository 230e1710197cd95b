import type { ArrivalWindow } from '#kernel/arrival-window.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { Activity } from '../activity.js';
import { unplaced } from '../changes/following-legs.js';
import { moveWindow } from '../envelope/rebase.js';
import type { LegChange } from '../linking/linked-operation.js';
import { withActivity } from '../move.js';
import type { Move } from '../move.js';
import type { Operation } from '../operation.js';
import { withOperation } from './place-operation.js';
import type { FoundOperation } from './place-operation.js';

/** When an operation is to begin and how many hours it takes; its drives stay. */
export interface OperationTime {
  readonly date: Date;
  readonly duration: number;
}

/** An operation of an activity that goes to another day or other hours. */
export interface RebookedOperation extends OperationTime {
  readonly operationId: string;
  /** Null leaves it off every board, or on the row Unassigned Moves. */
  readonly truck: string | null;
  /** Without a truck: on the row Unassigned Moves. */
  readonly unassigned?: boolean;
  /** Absent: the one it has, at the same time of the new day. */
  readonly arrivalWindow?: ArrivalWindow | null;
}

/** The move with one of its operations at another time, wherever that is, and linked as told. */
export function withTime(
  move: Move,
  found: FoundOperation,
  { date, duration }: OperationTime,
  legs: LegChange = {},
): Move {
  return withOperation(move, found, { ...found.operation, date, duration }, legs);
}

/** The move with an activity taken off its trucks, put on a day, and put on trucks again as told. */
export function withRebooked(
  move: Move,
  activity: Activity,
  activityDay: LocalDate,
  rebooked: readonly RebookedOperation[],
): Move {
  const { timezone } = move.branch;
  const zones = { from: timezone, to: timezone };
  const operations = activity.operations.map((operation): Operation => {
    const told = rebooked.find(({ operationId }) => operationId === operation.id);
    if (!told) throw new Error(`Nobody said when operation ${operation.id} is to begin`);
    const { date, duration, truck, unassigned = false } = told;
    const { arrivalWindow: window } = operation;
    const moved = window && moveWindow(window, activityDay, zones);
    const arrivalWindow = told.arrivalWindow === undefined ? moved : told.arrivalWindow;
    return { ...unplaced(operation, activity), date, duration, truck, unassigned, arrivalWindow };
  });
  return withActivity(move, { ...activity, activityDay, operations });
}
