import type { StopValues } from './stop.js';
import { STOP_FIELD_NAMES, STOP_FIELDS } from './stop-fields.js';

/** A stop before anything is said about it. */
export const BLANK_STOP = Object.fromEntries(
  STOP_FIELD_NAMES.map((name) => [name, STOP_FIELDS[name].blank]),
) as StopValues;
