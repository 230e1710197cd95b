/**
 * Port: SQL that writes JSON of a customer's emails, newest first, as MoveEmailViews; `$1` is the
 * customer. This way one statement reads everything that a customer's page shows. Mail, which is
 * above moves, provides it.
 */
export const CUSTOMER_EMAILS = Symbol('customer-emails');
