import type { CustomerContactDto } from './customer-contact.dto.js';

/** What a person can change of a customer's contact data. */
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
] as const satisfies readonly (keyof CustomerContactDto)[];
