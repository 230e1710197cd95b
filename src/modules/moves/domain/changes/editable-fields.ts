import { sentAsIs } from '../field-rule.js';
import { ACTIVITY_RULES, CONTACT_RULES, META_RULES, OPERATION_RULES } from '../move-fields.js';
import type { Stop } from '../stop.js';

/*
 * What a person can change about a move and is stored as sent; what is converted first is not here,
 * and the rest is the server's.
 */

/** What a person can change in a customer's contact data. */
export const CONTACT_FIELDS = sentAsIs(CONTACT_RULES);
export const PLAIN_META_FIELDS = sentAsIs(META_RULES);
export const PLAIN_ACTIVITY_FIELDS = sentAsIs(ACTIVITY_RULES);
export const PLAIN_OPERATION_FIELDS = sentAsIs(OPERATION_RULES);

/** The parts of an address: what is known about one place belongs together. */
export const ADDRESS_FIELDS = [
  'normalizedStreetAddress',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof Stop)[];
