import { CALL } from '#modules/calls/index.js';
import { PLANNED_CALL } from '../queue-conditions.js';
import type { EmailTemplate } from '#modules/moves/contract/move-terms.js';
import { ACTIVITY_DAY, CUSTOMER, OPERATION } from '#modules/moves/index.js';

/** When the last email of each kind was sent, as columns of a customer `f`. */
const SENT: Readonly<Record<EmailTemplate, string>> = {
  rfq: 'f.last_rfq',
  confirmation: 'f.last_confirmation',
  autoconfirm: 'f.last_autoconfirm',
  mym: 'f.last_mym',
  followup: 'f.last_followup',
  autobooknonresponse: 'f.last_autobooknonresponse',
  other: 'f.last_other',
};

export const sentSql = (kind: EmailTemplate): string => `${SENT[kind]} is not null`;

const WRITTEN = 'f.last_rfq, f.last_followup, f.last_mym, f.last_other';

/**
 * An inquiry that was last written to or called so many days ago, by the branch's calendar; the
 * same that waits on the page of the day (R-TODAY-3), so none with a planned call. `now` and `days` are SQL. The trail is read
 * only for those who were called, and not where an email is too recent anyway.
 */
export const silentSql = (now: string, days: string): string => {
  const wanted = `(${now}::timestamptz at time zone b.timezone)::date - ${days}`;
  const dayOf = (instant: string): string => `(${instant} at time zone b.timezone)::date`;
  return `
  not f.has_booked_operation and not f.autobooking
  and (f.last_rfq is not null or f.has_phone_event)
  and ${wanted} >= ${dayOf(`coalesce(greatest(${WRITTEN}), '-infinity')`)}
  and ${wanted} >= ${dayOf(`greatest(${WRITTEN}, case when f.has_phone_event then (
    select max(k.at) from ${CALL} k where k.customer_id = f.id) end)`)}
  and not exists (select from ${CUSTOMER} c cross join lateral (${PLANNED_CALL}) planned
    where c.id = f.id)`;
};

/** Booked, and confirmed to the customer as it is (R-TODAY-4). */
export const CONFIRMED = `
  f.has_booked_operation and f.confirmation = 'sent'`;

/**
 * Booked for a day that is not over and fits, and to reconfirm or not confirmed (R-BOARD-60). `now` is SQL, `days` are
 * conditions on the booked day `o.day`.
 */
export const toConfirmSql = (now: string, days: readonly string[]): string => `
  f.has_booked_operation and f.confirmation <> 'sent'
  and exists (
    select from ${ACTIVITY_DAY} d join ${OPERATION} o on o.activity_id = d.id
    where d.customer_id = f.id and o.truck_id is not null
      and ${[`o.day >= (${now}::timestamptz at time zone b.timezone)::date`, ...days].join(' and ')})`;
