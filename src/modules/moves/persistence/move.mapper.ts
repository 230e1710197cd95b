import { DEFAULT_DAY_PLANNING } from '#modules/branches/contract/planning.js';
import type { Activity } from '../domain/activity.js';
import type { Customer, MadeCall } from '../domain/customer.js';
import type { ListedMove } from '../domain/listed-move.js';
import type { DirectLeg } from '../domain/linking/direct-leg.js';
import type { Move, MoveBranch } from '../domain/move.js';
import type { TableName } from '../domain/move-tree.js';
import type { Operation } from '../domain/operation.js';
import { ActivityRow } from './activity.row.js';
import { DirectLegRow } from './direct-leg.row.js';
import { ItemRow } from './item.row.js';
import { LocationRow } from './location.row.js';
import { OperationRow } from './operation.row.js';
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

/** A customer's row without what its activities contribute. */
export type CustomerRow = Omit<StoredCustomerRow, WrittenOnly>;
/** The same as JSON, which has no dates. */
type AsJson<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Name in keyof Value]: AsJson<Value[Name]> }
    : Value;
export type CustomerJson = AsJson<Customer>;
/** What the activities contribute to their customer's row. */
export type ListedColumns = Pick<StoredCustomerRow, WrittenOnly>;

const moment = (json: string | null): Date | null => (json === null ? null : new Date(json));

const madeCall = (call: CustomerJson['firstCall']): MadeCall | null =>
  call && { by: call.by, when: new Date(call.when) };

const lastEmailsOf = (json: CustomerJson['lastEmails']): Customer['lastEmails'] => ({
  rfq: moment(json.rfq),
  confirmation: moment(json.confirmation),
  autoconfirm: moment(json.autoconfirm),
  mym: moment(json.mym),
  followup: moment(json.followup),
  autobooknonresponse: moment(json.autobooknonresponse),
  other: moment(json.other),
});

// JSON of a move has what the domain has, under the same names: each part is copied whole, and only
// its moments are replaced. To take parts of an object this large apart costs more than to read it.
export const toCustomer = (json: CustomerJson): Customer => ({
  ...json,
  created: new Date(json.created),
  courtesyCall: madeCall(json.courtesyCall),
  firstCall: madeCall(json.firstCall),
  lastEmails: lastEmailsOf(json.lastEmails),
});

export function toCustomerRow(customer: Customer): CustomerRow {
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

/** The rows of one customer's move, by what `TABLE_NAMES` calls their tables. */
export interface MoveRows {
  activities: ActivityRow[];
  locations: LocationRow[];
  items: ItemRow[];
  operations: OperationRow[];
  directLegs: DirectLegRow[];
}

type OperationJson = AsJson<Operation>;
type ActivityJson = AsJson<Omit<Activity, 'locations'>> & Pick<Activity, 'locations'>;

const toOperation = (json: OperationJson): Operation => ({
  ...json,
  date: new Date(json.date),
  arrivalWindow: json.arrivalWindow && {
    from: new Date(json.arrivalWindow.from),
    to: new Date(json.arrivalWindow.to),
  },
});

const toActivity = (json: ActivityJson): Activity => ({
  ...json,
  created: new Date(json.created),
  operations: json.operations.map(toOperation),
});

/** The rows below a customer's; values that rows repeat from what is above them are set only here. */
export function toRows({ customer, branch, activities }: Move): MoveRows {
  const owner = { customerId: customer.id, branchId: branch.id };
  const rows: MoveRows = {
    activities: [],
    locations: [],
    items: [],
    operations: [],
    directLegs: [],
  };
  for (const { locations, operations, ...fields } of activities) {
    const { id: activityId, activityDay: day } = fields;
    rows.activities.push({ ...fields, ...owner });
    locations.forEach(({ items, ...stop }, position) => {
      const additionalRooms = [...stop.additionalRooms];
      rows.locations.push({ ...stop, additionalRooms, activityId, position });
      items.forEach((item, at) => rows.items.push({ ...item, locationId: stop.id, position: at }));
    });
    // A direct leg is stored with the operation that follows.
    operations.forEach((planned, position) => {
      const { arrivalWindow: window, follows, followedBy, ...operation } = planned;
      const { branchId } = owner;
      const arrival = { arrivalFrom: window?.from ?? null, arrivalTo: window?.to ?? null };
      rows.operations.push({ ...operation, ...arrival, activityId, branchId, day, position });
      if (follows) rows.directLegs.push(toDirectLegRow(follows, operation.truck));
    });
  }
  return rows;
}

/** Declares the columns of each table. */
export const ROW_CLASSES: Readonly<Record<TableName, abstract new () => object>> = {
  activities: ActivityRow,
  locations: LocationRow,
  items: ItemRow,
  operations: OperationRow,
  directLegs: DirectLegRow,
};

/** A branch that never saved planning settings has none. */
export type BranchJson = Omit<MoveBranch, 'planning'> & { planning: MoveBranch['planning'] | null };

export const toBranch = ({ planning, ...branch }: BranchJson): MoveBranch => ({
  ...branch,
  planning: planning ?? DEFAULT_DAY_PLANNING,
});

function toDirectLegRow({ followerId: id, ...leg }: DirectLeg, truck: string | null): DirectLegRow {
  if (truck === null) throw new Error(`Operation ${id} follows another without a truck`);
  return { id, truck, ...leg };
}

/** A customer with everything that belongs to it, as JSON. */
export interface MoveJson {
  customer: CustomerJson;
  branch: BranchJson;
  activities: ActivityJson[];
}

export const toMove = ({ customer, branch, activities }: MoveJson): Move => ({
  customer: toCustomer(customer),
  branch: toBranch(branch),
  activities: activities.map(toActivity),
});
