export { LOCATION_TYPES, type LocationType } from '../domain/location-types.js';
export { WORK_TYPES, type WorkType } from '../domain/work-types.js';

export { type ActivityType } from '../domain/activities/activity-type.js';
export { type ActivityState } from '../domain/activities/activity-state.js';

export type { Confirmation } from '#kernel/confirmation.js';

export { worseSource, type DriveSource } from '../domain/transit/drive-source.js';

export {
  DRIVE_TIME_STATUSES,
  PARKING_TYPES,
  STORAGE_TYPES,
  type DriveTimeFetchStatus,
  type ParkingType,
  type StorageType,
} from '../domain/stop-terms.js';

export {
  CALL_TYPE_NAMES,
  CONTRACT_STAGES,
  CUSTOMER_STATUSES,
  PHONE_TYPES,
  type CallType,
  type ContractStage,
  type CustomerStatus,
  type PhoneType,
} from '../domain/customer-terms.js';

export { EMAIL_TEMPLATES, type EmailTemplate } from '../domain/customer-terms.js';

/** `unknown`: the process died during the hand-over and the transport cannot tell. */
export const EMAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];
export type { Pin } from '../domain/operation.js';
