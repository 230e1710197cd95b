import type { Activity } from '../domain/activity.js';
import type { Customer, MadeCall } from '../domain/customer.js';
import type { ListedMove } from '../domain/listed-move.js';
import type { Move, MoveBranch } from '../domain/move.js';
import type { Operation } from '../domain/operation.js';
import type { Stop } from '../domain/stop.js';
import type { ActivityRow } from './activity.row.js';
import type { LocationRow } from './location.row.js';
import type { OperationRow } from './operation.row.js';
import type { StoredCustomerRow } from './stored-customer.row.js';

type WrittenOnly =
  | 'activityDays'
  | 'hasBookedOperation'
  | 'fromCity'
  | 'fromState'
  | 'fromZip'
  | 'toCity'
  | 'toState'
  | 'toZip';

/** A customer's row as it is read. */
export type ReadCustomerRow = Omit<StoredCustomerRow, WrittenOnly>;
/** The same as JSON, which has no dates. */
export type CustomerJson = {
  [Name in keyof ReadCustomerRow]: Date extends ReadCustomerRow[Name]
    ? string | Exclude<ReadCustomerRow[Name], Date>
    : ReadCustomerRow[Name];
};
/** What the activities contribute to their customer's row. */
export type ListedColumns = Pick<StoredCustomerRow, WrittenOnly>;

const madeCall = (by: string | null, when: Date | null): MadeCall | null => when && { by, when };

export function toCustomer(row: ReadCustomerRow): Customer {
  const {
    courtesyCallBy,
    courtesyCallWhen,
    firstCallBy,
    firstCallWhen,
    lastRfq: rfq,
    lastConfirmation: confirmation,
    lastAutoconfirm: autoconfirm,
    lastMym: mym,
    lastFollowup: followup,
    lastAutobooknonresponse: autobooknonresponse,
    lastOther: other,
    ...customer
  } = row;
  return {
    ...customer,
    courtesyCall: madeCall(courtesyCallBy, courtesyCallWhen),
    firstCall: madeCall(firstCallBy, firstCallWhen),
    lastEmails: { rfq, confirmation, autoconfirm, mym, followup, autobooknonresponse, other },
  };
}

const moment = (json: string | null): Date | null => (json === null ? null : new Date(json));

/** The same from JSON. */
const customerOfJson = (json: CustomerJson): Customer =>
  toCustomer({
    ...json,
    created: new Date(json.created),
    courtesyCallWhen: moment(json.courtesyCallWhen),
    firstCallWhen: moment(json.firstCallWhen),
    lastRfq: moment(json.lastRfq),
    lastConfirmation: moment(json.lastConfirmation),
    lastAutoconfirm: moment(json.lastAutoconfirm),
    lastMym: moment(json.lastMym),
    lastFollowup: moment(json.lastFollowup),
    lastAutobooknonresponse: moment(json.lastAutobooknonresponse),
    lastOther: moment(json.lastOther),
  });

export function toCustomerRow(customer: Customer): ReadCustomerRow {
  const { courtesyCall, firstCall, lastEmails, ...row } = customer;
  return {
    ...row,
    courtesyCallBy: courtesyCall?.by ?? null,
    courtesyCallWhen: courtesyCall?.when ?? null,
    firstCallBy: firstCall?.by ?? null,
    firstCallWhen: firstCall?.when ?? null,
    lastRfq: lastEmails.rfq,
    lastConfirmation: lastEmails.confirmation,
    lastAutoconfirm: lastEmails.autoconfirm,
    lastMym: lastEmails.mym,
    lastFollowup: lastEmails.followup,
    lastAutobooknonresponse: lastEmails.autobooknonresponse,
    lastOther: lastEmails.other,
  };
}

export const toListedColumns = (listed: ListedMove): ListedColumns => ({
  activityDays: [...listed.activityDays],
  hasBookedOperation: listed.hasBookedOperation,
  fromCity: listed.from?.city ?? null,
  fromState: listed.from?.state ?? null,
  fromZip: listed.from?.zip ?? null,
  toCity: listed.to?.city ?? null,
  toState: listed.to?.state ?? null,
  toZip: listed.to?.zip ?? null,
});

/** A row as JSON, which has no dates. */
export type Told<Row, Moment extends keyof Row> = Omit<Row, Moment> & Record<Moment, string>;
export type ActivityJson = Told<ActivityRow, 'created'>;
export type OperationJson = Told<OperationRow, 'date'>;

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
}: OperationJson): Operation => ({ ...operation, date: new Date(date) });

/**
 * An activity from its own row and, in their order, those of all the customer's stops and
 * operations.
 */
function toActivity(
  { customerId: _of, branchId: _at, created, ...fields }: ActivityJson,
  locations: readonly LocationRow[],
  operations: readonly OperationJson[],
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

/** The rows of activities; values that rows repeat from their owners are set only here. */
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

/** Everything that belongs to a customer, as JSON. */
export interface MoveJson {
  branch: MoveBranch;
  activities: ActivityJson[] | null;
  locations: LocationRow[] | null;
  operations: OperationJson[] | null;
}

/** A customer with all of it. */
export interface FoundJson extends MoveJson {
  customer: CustomerJson;
}

const toMove = (
  customer: Customer,
  { branch, activities, locations, operations }: MoveJson,
): Move => ({
  customer,
  branch,
  activities: (activities ?? []).map((activity) =>
    toActivity(activity, locations ?? [], operations ?? []),
  ),
});

export const toFoundMove = ({ customer, ...belongings }: FoundJson): Move =>
  toMove(customerOfJson(customer), belongings);
