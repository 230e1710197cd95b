import {
  ADDRESS_FIELDS,
  CONTACT_FIELDS,
  PLAIN_ACTIVITY_FIELDS,
  PLAIN_META_FIELDS,
  PLAIN_OPERATION_FIELDS,
} from '../domain/changes/editable-fields.js';
import { sentAsIs } from '../domain/field-rule.js';
import { ITEM_RULES } from '../domain/item.js';
import { SERVER_STOP_FIELDS, STOP_FIELD_NAMES } from '../domain/stop-fields.js';
import type { MoveMetaFieldsDto } from './move-meta-fields.dto.js';
import type { SaveActivityDto } from './save-activity.dto.js';
import type { SaveOperationDto } from './save-operation.dto.js';
import { wireNameOf } from './stop-fields.js';

/* What a person can change about a move; the rest is the server's. */

export { ADDRESS_FIELDS, CONTACT_FIELDS };

export const META_FIELDS = [
  ...PLAIN_META_FIELDS,
  'rate',
  'actualPrice',
] as const satisfies readonly (keyof MoveMetaFieldsDto)[];

export const ACTIVITY_FIELDS = [
  'activityDay',
  'figureOrigins',
  ...PLAIN_ACTIVITY_FIELDS,
] as const satisfies readonly (keyof SaveActivityDto)[];

/** By their names in the API. */
export const LOCATION_FIELDS: readonly string[] = STOP_FIELD_NAMES.filter(
  (name) => !SERVER_STOP_FIELDS.includes(name),
).map(wireNameOf);

export const ITEM_FIELDS = sentAsIs(ITEM_RULES);

export const OPERATION_FIELDS = [
  'date',
  'arrivalWindow',
  ...PLAIN_OPERATION_FIELDS,
] as const satisfies readonly (keyof SaveOperationDto)[];

export { LEVELS_BELOW, MOVE_LEVELS, ROOT } from '../domain/move-tree.js';
export type { LevelName, ParentName } from '../domain/move-tree.js';
