import type { Activity } from '../domain/activity.js';
import type { Operation } from '../domain/operation.js';
import type { Stop } from '../domain/stop.js';
import type { ActivityRow } from './activity.row.js';
import type { LocationRow } from './location.row.js';
import type { OperationRow } from './operation.row.js';

/** A row as JSON tells it, which knows no moments. */
export type Told<Row, Moment extends keyof Row> = Omit<Row, Moment> & Record<Moment, string>;
export type ToldActivity = Told<ActivityRow, 'created'>;
export type ToldOperation = Told<OperationRow, 'date'>;

/** The rows of one customer's activities. */
export interface MoveRows {
  activities: ActivityRow[];
  locations: LocationRow[];
  operations: OperationRow[];
}

const toStop = ({ activityId: _of, position: _place, ...stop }: LocationRow): Stop => stop;

const toOperation = ({
  activityId: _of,
  branchId: _at,
  day: _on,
  position: _place,
  date,
  ...operation
}: ToldOperation): Operation => ({ ...operation, date: new Date(date) });

/** An activity of its own row and, in their order, those of all the customer's stops and operations. */
export function toActivity(
  { customerId: _of, branchId: _at, created, ...fields }: ToldActivity,
  locations: readonly LocationRow[],
  operations: readonly ToldOperation[],
): Activity {
  const isOfIt = ({ activityId }: { activityId: string }): boolean => activityId === fields.id;
  return {
    ...fields,
    created: new Date(created),
    locations: locations.filter(isOfIt).map(toStop),
    operations: operations.filter(isOfIt).map(toOperation),
  };
}

/** Whose activities they are, and on which branch's boards. */
export interface ActivityOwner {
  customerId: string;
  branchId: string;
}

/** The rows of activities; what rows repeat of their owners stands here only. */
export function toRows(activities: readonly Activity[], owner: ActivityOwner): MoveRows {
  const rows: MoveRows = { activities: [], locations: [], operations: [] };
  for (const { locations, operations, ...fields } of activities) {
    const { id: activityId, activityDay: day } = fields;
    rows.activities.push({ ...fields, ...owner });
    locations.forEach((stop, position) => {
      const additionalRooms = [...stop.additionalRooms];
      rows.locations.push({ ...stop, additionalRooms, activityId, position });
    });
    operations.forEach((operation, position) => {
      const { branchId } = owner;
      rows.operations.push({ ...operation, activityId, branchId, day, position });
    });
  }
  return rows;
}
