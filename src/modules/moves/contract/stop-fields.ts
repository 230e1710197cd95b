import { STOP_FIELD_NAMES } from '../domain/stop-fields.js';
import type { BoardFieldName, StopFieldName } from '../domain/stop-fields.js';

export {
  BOARD_STOP_FIELDS,
  columnOfField,
  CREW_STOP_FIELDS,
  MAILED_STOP_FIELDS,
} from '../domain/stop-fields.js';

/**
 * Fields that the API spells differently; money loses its `Cents` there, because it is in dollars.
 */
const SPELLED = { workType: 'typeOfWOrk' } as const satisfies Partial<
  Record<StopFieldName, string>
>;
type Spelled = typeof SPELLED;

/** What boards show of a stop, by the names in the API. */
export type BoardFieldOnWire =
  | Exclude<BoardFieldName, keyof Spelled>
  | Spelled[Extract<BoardFieldName, keyof Spelled>];

export const wireNameOf = (name: StopFieldName): string =>
  (SPELLED as Partial<Record<StopFieldName, string>>)[name] ?? name.replace(/Cents$/, '');

/** The field with this name in the API. */
export const fieldOnWire = (wireName: string): StopFieldName | undefined =>
  STOP_FIELD_NAMES.find((name) => wireNameOf(name) === wireName);
