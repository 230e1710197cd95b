import { toCents } from '#kernel/money.js';
import type { CustomerValues } from '../customer.js';
import { CONTACT_FIELDS, PLAIN_META_FIELDS } from './editable-fields.js';
import type { SentContact, SentMeta } from './sent.js';
import { pickSentFields } from './pick-sent-fields.js';

/** The contact data in a body. */
export const contactValues = (body: SentContact): Partial<CustomerValues> =>
  pickSentFields(body, CONTACT_FIELDS);

/** What a body says about the move as a whole. */
export const metaValues = (meta: SentMeta): Partial<CustomerValues> => ({
  ...pickSentFields(meta, PLAIN_META_FIELDS),
  ...(meta.rate === undefined ? {} : { rateCents: toCents(meta.rate) }),
  ...(meta.actualPrice === undefined
    ? {}
    : { actualPriceCents: meta.actualPrice && toCents(meta.actualPrice) }),
});
