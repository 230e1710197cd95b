import type { LocalDate } from '#kernel/local-date.js';

/** What stops tell about their building, in the order in which people read it. */
export const REMEMBERED_FIELDS = [
  'hasElevator',
  'stories',
  'distanceToDoor',
  'parkingType',
  'floor',
  'problemReason',
] as const;
export type RememberedField = (typeof REMEMBERED_FIELDS)[number];

/** What most of the last visits say of one field. */
export interface RememberedFact {
  field: RememberedField;
  /** As the field has it at a stop: feet, a floor, a word, yes or no. */
  value: boolean | number | string;
  /** Visits that say so. */
  votes: number;
  /** Visits that say anything of this field, at most the last five. */
  of: number;
  /** The last day that says so. */
  on: LocalDate;
}

/** How work in a building compares with the estimates. */
export interface BuildingRatio {
  /** Jobs that it is learned from. */
  n: number;
  /** Times as long as estimated for such a place. */
  factor: number;
}

/** Answer of GET /places/memory: what crews found in a building. */
export interface PlaceMemoryView {
  /** Stops of finished jobs there. */
  visits: number;
  /** The day of the last one; `null` without any. */
  lastVisit: LocalDate | null;
  facts: RememberedFact[];
  /** `null` until enough jobs there are known. Absent for reduced readers. */
  ratio?: BuildingRatio | null;
}
