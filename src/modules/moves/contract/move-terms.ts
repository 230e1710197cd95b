export { LOCATION_TYPES, type LocationType } from '../domain/location-types.js';
export { WORK_TYPES, type WorkType } from '../domain/work-types.js';

export { type ActivityType } from '../domain/activities/activity-type.js';
export { type ActivityState } from '../domain/activities/activity-state.js';

export {
  DRIVE_TIME_STATUSES,
  PARKING_TYPES,
  STORAGE_TYPES,
  type DriveTimeFetchStatus,
  type ParkingType,
  type StorageType,
} from '../domain/stop-terms.js';
