import { toCents } from '../../../kernel/money.js';
import type { CustomerContactDto } from '../../customers/contract/customer-contact.dto.js';
import type { CustomerValues } from '../../customers/index.js';
import type { PatchMoveMetaDto } from '../contract/patch-move-meta.dto.js';
import type { SaveMoveMetaDto } from '../contract/save-move-meta.dto.js';
import { sentFields } from './laid-over.js';

const CONTACT = [
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
] as const;

const META = ['requestedDay', 'doNotDisturb', 'moveAlerts'] as const;

/** Contact data that a body sends. */
export const contactValues = (body: CustomerContactDto): Partial<CustomerValues> =>
  sentFields(body, CONTACT);

/** What a body says about the move as a whole. */
export const metaValues = (meta: SaveMoveMetaDto | PatchMoveMetaDto): Partial<CustomerValues> => ({
  ...sentFields(meta, META),
  ...(meta.rate === undefined ? {} : { rateCents: toCents(meta.rate) }),
  ...(meta.actualPrice === undefined
    ? {}
    : { actualPriceCents: meta.actualPrice && toCents(meta.actualPrice) }),
});
