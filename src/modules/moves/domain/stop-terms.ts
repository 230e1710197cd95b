export const STORAGE_TYPES = ['Indoor', 'Outdoor'] as const;
export type StorageType = (typeof STORAGE_TYPES)[number];

export const PARKING_TYPES = ['Private', 'Public', 'NoDrive'] as const;
export type ParkingType = (typeof PARKING_TYPES)[number];

/** By what the server found a stop's position; the middle of a zip code may be far from the door. */
export {
  PLACE_PRECISIONS as PLACED_BY,
  type PlacePrecision as PlacedBy,
} from '#kernel/place-precision.js';

/** The worst first: the status of several stops is the first that any of them has. */
export const DRIVE_TIME_STATUSES = [
  'InError',
  'NeedsCoordinates',
  'EligibleForFetching',
  'Done',
] as const;
export type DriveTimeFetchStatus = (typeof DRIVE_TIME_STATUSES)[number];
