import type { STOP_FIELDS, StopFieldName } from './stop-fields.js';

export type { TimeByHand } from './stop-fields.js';

/** What is known of a stop. Texts are `''` when empty. */
export type StopValues = {
  readonly [Name in StopFieldName]: (typeof STOP_FIELDS)[Name]['blank'];
};

/** A stop of an activity. */
export interface Stop extends StopValues {
  readonly id: string;
}
