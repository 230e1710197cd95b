import { CALL } from '#modules/calls/index.js';

/** The lists of customers waiting for a call. */
export type LeadQueue = 'leads' | 'autobookings';

/**
 * Who is in them, as conditions on customers `c`; word for word those of the indexes customer_lead
 * and customer_autobooking (R-LIST-9, R-LIST-13).
 */
export const QUEUE_CONDITIONS: Readonly<Record<LeadQueue, string>> = {
  leads: `c.status = 'active' and not c.autobooking and not c.has_phone_event and not c.has_email
    and not c.has_booked_operation`,
  autobookings: `c.status = 'active' and c.autobooking and c.last_autobooknonresponse is null
    and c.last_confirmation is null and c.last_other is null`,
};

/**
 * Selects `at` and `words`, when and about what a customer `c` is to be called next; no row if no
 * call is planned. A call that was logged after it was planned was the one (R-LIST-23).
 */
export const PLANNED_CALL = `
  select n.at, n.words from customers.next_call n
  where n.customer_id = c.id and not exists (
    select from ${CALL} k where k.customer_id = c.id and k.at > n.planned)`;
