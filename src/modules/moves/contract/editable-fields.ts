import type { LocationFieldsDto } from './location-fields.dto.js';
import type { MoveMetaFieldsDto } from './move-meta-fields.dto.js';
import type { SaveActivityDto } from './save-activity.dto.js';
import type { SaveOperationDto } from './save-operation.dto.js';

/*
 * What a person can change of a move; the rest is the server's. "Plain" fields are stored as they are
 * sent, the others are converted first.
 */

export const PLAIN_META_FIELDS = [
  'requestedDay',
  'doNotDisturb',
  'moveAlerts',
] as const satisfies readonly (keyof MoveMetaFieldsDto)[];

export const META_FIELDS = [
  ...PLAIN_META_FIELDS,
  'rate',
  'actualPrice',
] as const satisfies readonly (keyof MoveMetaFieldsDto)[];

export const PLAIN_ACTIVITY_FIELDS = [
  'estHours',
  'minTime',
  'numMovers',
  'truckCount',
  'costingStrategy',
  'notes',
  'alerts',
  'toBeMoved',
  'inventory',
  'requiresLift',
] as const satisfies readonly (keyof SaveActivityDto)[];

export const ACTIVITY_FIELDS = [
  'activityDay',
  ...PLAIN_ACTIVITY_FIELDS,
] as const satisfies readonly (keyof SaveActivityDto)[];

/** The parts of an address: what is known of one place belongs together. */
export const ADDRESS_FIELDS = [
  'normalizedStreetAddress',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof LocationFieldsDto)[];

export const PLAIN_LOCATION_FIELDS = [
  ...ADDRESS_FIELDS,
  'typeOfWOrk',
  'useFee',
  'locationType',
  'otherDetails',
  'storageType',
  'dimensions',
  'stories',
  'employees',
  'bedrooms',
  'additionalRooms',
  'floor',
  'hasElevator',
  'distanceToDoor',
  'parkingType',
  'notes',
  'numBoxes',
  'isPacking',
  'packingEstTime',
  'packingAmounts',
  'worktime',
] as const satisfies readonly (keyof LocationFieldsDto)[];

export const LOCATION_FIELDS = [
  ...PLAIN_LOCATION_FIELDS,
  'sqft',
  'tripFee',
  'packingEstCost',
  'currentEstimate',
] as const satisfies readonly (keyof LocationFieldsDto)[];

export const PLAIN_OPERATION_FIELDS = [
  'moverCount',
  'duration',
  'earlyStart',
  'earlyStartNotes',
  'requiresLift',
] as const satisfies readonly (keyof SaveOperationDto)[];

export const OPERATION_FIELDS = [
  'date',
  ...PLAIN_OPERATION_FIELDS,
] as const satisfies readonly (keyof SaveOperationDto)[];
