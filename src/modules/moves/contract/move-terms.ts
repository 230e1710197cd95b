export { LOCATION_TYPES, type LocationType } from '../domain/location-types.js';
export { WORK_TYPES, type WorkType } from '../domain/work-types.js';

export const ACTIVITY_TYPES = ['move', 'pack', 'pack_move'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const ACTIVITY_STATES = ['uncommitted', 'partial', 'committed'] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

export const STORAGE_TYPES = ['Indoor', 'Outdoor'] as const;
export type StorageType = (typeof STORAGE_TYPES)[number];

export const PARKING_TYPES = ['Private', 'Public', 'NoDrive'] as const;
export type ParkingType = (typeof PARKING_TYPES)[number];

export const DRIVE_TIME_STATUSES = [
  'NeedsCoordinates',
  'EligibleForFetching',
  'Done',
  'InError',
] as const;
export type DriveTimeFetchStatus = (typeof DRIVE_TIME_STATUSES)[number];
