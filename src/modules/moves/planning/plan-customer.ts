import { toCents } from '../../../kernel/money.js';
import { CONTACT_FIELDS } from '../../customers/contract/contact-fields.js';
import type { CustomerContactDto } from '../../customers/contract/customer-contact.dto.js';
import type { CustomerValues } from '../../customers/index.js';
import { PLAIN_META_FIELDS } from '../contract/editable-fields.js';
import type { MoveMetaFieldsDto } from '../contract/move-meta-fields.dto.js';
import { sentFields } from './laid-over.js';

/** Contact data that a body sends. */
export const contactValues = (body: CustomerContactDto): Partial<CustomerValues> =>
  sentFields(body, CONTACT_FIELDS);

/** What a body says about the move as a whole. */
export const metaValues = (meta: MoveMetaFieldsDto): Partial<CustomerValues> => ({
  ...sentFields(meta, PLAIN_META_FIELDS),
  ...(meta.rate === undefined ? {} : { rateCents: toCents(meta.rate) }),
  ...(meta.actualPrice === undefined
    ? {}
    : { actualPriceCents: meta.actualPrice && toCents(meta.actualPrice) }),
});
