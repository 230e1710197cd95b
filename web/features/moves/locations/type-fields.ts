import {
  isNeeded,
  LOCATION_NEEDS,
  type NeededField,
} from '#modules/moves/contract/location-needs.js';
import type { LocationType } from '#modules/moves/contract/move-terms.js';
import type { LocationValues } from '../form/values';

export type TypeField = NeededField | 'hasElevator' | 'storageType' | 'employees' | 'otherDetails';

/** Fields worth asking for by the type of place, besides the required ones. */
const WORTH_ASKING: Readonly<Record<LocationType, readonly TypeField[]>> = {
  Apartment: ['hasElevator'],
  House: ['bedrooms'],
  Office: ['employees', 'sqft', 'floor', 'hasElevator'],
  Storage: ['storageType', 'floor', 'hasElevator'],
  Pod: [],
  'Rental Truck': [],
  Condo: ['hasElevator'],
  'Town-home': [],
  Other: ['otherDetails'],
};

const ORDER: readonly TypeField[] = [
  'bedrooms',
  'sqft',
  'stories',
  'floor',
  'hasElevator',
  'dimensions',
  'storageType',
  'employees',
  'otherDetails',
];

const isNeedable = (field: TypeField): field is NeededField => field in LOCATION_NEEDS;

export const isRequired = (field: TypeField, type: LocationType | ''): boolean =>
  isNeedable(field) && isNeeded(field, type);

/** The fields of a place of this type, in the order of the form. */
export const fieldsOf = (type: LocationType | ''): TypeField[] =>
  type === ''
    ? []
    : ORDER.filter((field) => isRequired(field, type) || WORTH_ASKING[type].includes(field));

/** What a stop cannot do without, in the order in which it is asked for. */
const neededOf = ({ locationType }: LocationValues) => [
  'zip' as const,
  'typeOfWOrk' as const,
  'locationType' as const,
  ...fieldsOf(locationType).filter((field) => isRequired(field, locationType)),
];

/** The first field of a stop that is needed and still empty; null if none is. */
export const firstUnfilled = (stop: LocationValues) =>
  neededOf(stop).find((field) => stop[field] === '' || stop[field] === null) ?? null;
