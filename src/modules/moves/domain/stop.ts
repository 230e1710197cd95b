import { recordOf } from '#kernel/record-of.js';
import type { Item } from './item.js';
import type { StopFieldName } from './stop-fields.js';
import { STOP_FIELD_NAMES, STOP_FIELDS } from './stop-fields.js';

export type { TimeByHand } from './stop-fields.js';

/** The fields of a stop. Texts are `''` when empty. */
export type StopValues = {
  readonly [Name in StopFieldName]: (typeof STOP_FIELDS)[Name]['blank'];
};

/** A stop of an activity. */
export interface Stop extends StopValues {
  readonly id: string;
  /** What is moved, in the order in which a person listed it. */
  readonly items: readonly Item[];
  /** While a change is planned: its sender said that a person typed `worktime`. */
  readonly isWorktimeSaid?: true;
}

/** A stop before anything is entered. */
export const BLANK_STOP = {
  ...(recordOf(STOP_FIELD_NAMES, (name) => STOP_FIELDS[name].blank) as StopValues),
  items: [],
} as const;
