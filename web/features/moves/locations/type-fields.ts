import {
  isNeeded,
  LOCATION_NEEDS,
  type NeededField,
} from '#modules/moves/contract/location-needs.js';
import type { LocationType } from '#modules/moves/contract/move-terms.js';

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
