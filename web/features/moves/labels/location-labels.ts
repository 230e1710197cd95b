import { recordOf } from '#kernel/record-of.js';
import {
  LOCATION_TYPES,
  PARKING_TYPES,
  STORAGE_TYPES,
  WORK_TYPES,
  type DriveTimeFetchStatus,
  type WorkType,
} from '#modules/moves/contract/move-terms.js';
import { PARKING } from '#modules/moves/contract/stop-facts.js';
import type { Choice } from '../../../shared/forms';
import type { Tone } from '../../../shared/ui';

export const WORK_LABELS: Readonly<Record<WorkType, string>> = {
  '': 'Unspecified',
  Load: 'Load',
  Unload: 'Unload',
  LoadAndUnload: 'Load & unload',
  Hold: 'Hold',
  Packing: 'Packing',
};

export const PARKING_LABELS = recordOf(PARKING_TYPES, (type) => PARKING[type].label);

const same = (values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: value }));

export const WORK_CHOICES: readonly Choice[] = WORK_TYPES.filter(Boolean).map((value) => ({
  value,
  label: WORK_LABELS[value],
}));
export const LOCATION_TYPE_CHOICES = same(LOCATION_TYPES);
export const STORAGE_CHOICES = same(STORAGE_TYPES);
export const PARKING_CHOICES: readonly Choice[] = PARKING_TYPES.map((value) => ({
  value,
  label: PARKING_LABELS[value],
}));

/** What is known about the drive to a stop. */
export const DRIVE_LABELS: Readonly<Record<DriveTimeFetchStatus, { label: string; tone: Tone }>> = {
  NeedsCoordinates: { label: 'Position unknown', tone: 'warning' },
  EligibleForFetching: { label: 'Drive time to be fetched', tone: 'info' },
  Done: { label: 'Drive time known', tone: 'success' },
  InError: { label: 'Drive time failed', tone: 'danger' },
};
