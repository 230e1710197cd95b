import { jsonInstant, jsonList } from '#platform/json/json-sql.js';

/** More than anyone reads; a customer with more is shown the newest. */
const LIMIT = 500;

/** Shows moves the emails of a customer. */
export const EMAILS_OF_CUSTOMER = jsonList(`
  select id as "_id", template, subject, recipient, ${jsonInstant('sent')} as sent, sender, status
  from mail.email where customer_id = $1
  order by accepted desc, id desc limit ${LIMIT}`);
