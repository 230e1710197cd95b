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
