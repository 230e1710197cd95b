import {
  ACTIVITY_FIELDS,
  ADDRESS_FIELDS,
  CONTACT_FIELDS,
  ITEM_FIELDS,
  LOCATION_FIELDS,
  META_FIELDS,
  OPERATION_FIELDS,
} from '#modules/moves/contract/editable-fields.js';
import type { ItemView } from '#modules/moves/contract/location.view.js';
import { isBlankByHand } from '#modules/moves/contract/estimating.js';
import type { LevelName } from '#modules/moves/contract/editable-fields.js';
import { ENDS } from './end-drives';
import type { ActivityValues, CustomerValues, LocationValues, OperationValues } from './values';

export type Fields = Record<string, unknown>;

/** What a person can change about a thing, by the last parts of the paths in the history. */
export interface Editable<T> {
  read(thing: T): Fields;
  /** The thing with some of these fields replaced. */
  write(thing: T, fields: Fields): T;
}

const some = (thing: object, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (thing as Fields)[name]]));

const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const OWN_FIELDS = [...CONTACT_FIELDS, 'branchId'];
const META = 'move.meta.';

/** The person and the move as a whole. */
export const editableCustomer: Editable<CustomerValues> = {
  read: (customer) => ({
    ...some(customer, OWN_FIELDS),
    ...Object.fromEntries(
      Object.entries(some(customer.move.meta, META_FIELDS)).map(([name, value]) => [
        `${META}${name}`,
        value,
      ]),
    ),
  }),
  write: (customer, fields) => {
    const meta = Object.entries(fields).filter(([name]) => name.startsWith(META));
    const changed = Object.fromEntries(
      meta.map(([name, value]) => [name.slice(META.length), value]),
    );
    return {
      ...customer,
      ...without(fields, ...meta.map(([name]) => name)),
      move: { ...customer.move, meta: { ...customer.move.meta, ...changed } },
    };
  },
};

const editableActivity: Editable<ActivityValues> = {
  read: (activity) => some(activity, ACTIVITY_FIELDS),
  write: (activity, fields) => ({ ...activity, ...fields }),
};

const ADDRESS = 'normalizedStreetAddress';
const OWN_FEE = 'tripFee';
const GROUPED: readonly string[] = [...ADDRESS_FIELDS, 'useFee', OWN_FEE];
const SINGLE = LOCATION_FIELDS.filter((name) => !GROUPED.includes(name));

const enteredByHand = ({ currentEstimate: entered }: LocationValues) =>
  entered && isBlankByHand(entered) ? null : entered;

/**
 * An address is one thing, and so is a fee of its own: `null` if the zone's is used. Empty inputs
 * for a time by hand count as none.
 */
const editableLocation: Editable<LocationValues> = {
  read: (location) => ({
    [ADDRESS]: some(location, ADDRESS_FIELDS),
    ...some(location, SINGLE),
    currentEstimate: enteredByHand(location),
    [OWN_FEE]: location.useFee ? (location.tripFee ?? null) : null,
  }),
  write: (location, fields) => {
    const fee = fields[OWN_FEE] as number | null | undefined;
    return {
      ...location,
      ...without(fields, ADDRESS, OWN_FEE),
      ...(fields[ADDRESS] as Partial<LocationValues> | undefined),
      ...(fee === undefined
        ? {}
        : fee === null
          ? { useFee: false }
          : { useFee: true, tripFee: fee }),
    };
  },
};

const editableOperation: Editable<OperationValues> = {
  read: (operation) => ({
    ...some(operation, OPERATION_FIELDS),
    ...some(operation.bookingEnvelope, ENDS),
  }),
  write: (operation, fields) => ({
    ...operation,
    ...without(fields, ...ENDS),
    bookingEnvelope: {
      ...operation.bookingEnvelope,
      ...some(
        fields,
        ENDS.filter((name) => name in fields),
      ),
    },
  }),
};

const editableItem: Editable<ItemView> = {
  read: (item) => some(item, ITEM_FIELDS),
  write: (item, fields) => ({ ...item, ...fields }),
};

/** Any level's. */
export interface EntryValues {
  readonly _id?: string;
}

export const EDITABLE: Readonly<Record<LevelName, Editable<EntryValues>>> = {
  activities: editableActivity,
  locations: editableLocation,
  items: editableItem,
  operations: editableOperation,
};
