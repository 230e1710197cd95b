import type { ActivityFields } from '../activity.js';
import type { CustomerValues } from '../customer.js';
import type { Operation } from '../operation.js';
import type { Stop } from '../stop.js';

/*
 * What a person can change about a move and is stored as sent; what is converted first is not here,
 * and the rest is the server's.
 */

/** What a person can change in a customer's contact data. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'altEmail',
  'referredBy',
  'phone',
  'phoneType',
  'altPhone',
  'altPhoneType',
  'altFirstName',
  'altLastName',
  'isRepeat',
  'previousContractId',
  'externalId',
  'managedBy',
  'notes',
] as const satisfies readonly (keyof CustomerValues)[];

export const PLAIN_META_FIELDS = [
  'requestedDay',
  'doNotDisturb',
  'moveAlerts',
] as const satisfies readonly (keyof CustomerValues)[];

export const PLAIN_ACTIVITY_FIELDS = [
  'estHours',
  'minTime',
  'numMovers',
  'truckCount',
  'costingStrategy',
  'notes',
  'alerts',
  'toBeMoved',
  'inventory',
  'requiresLift',
] as const satisfies readonly (keyof ActivityFields)[];

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

export const PLAIN_OPERATION_FIELDS = [
  'moverCount',
  'duration',
  'earlyStart',
  'earlyStartNotes',
  'requiresLift',
] as const satisfies readonly (keyof Operation)[];
