import { BRANCH } from '#modules/branches/index.js';
import { ACTIVITY } from '#modules/moves/index.js';
import { share } from './stamp-jobs.js';

/** Of the moves that are over, those whose customers were sent a confirmation. */
export const CONFIRMED_SHARE = 0.92;

/**
 * Confirms to the share `$3` of customers of the branches `$2` whose moves were over at `$1`, and who have no confirmation
 * yet, the day after they called. In one statement: writing so many emails one after the other, as people do, would
 * take longer than the rest of a year's customers.
 */
export const CONFIRM_PAST_MOVES = `
  with told as (
    select c.id, c.branch_id, c.first_name, c.email, c.version, c.created + interval '1 day' as sent,
           c.managed_by as sender, to_char(min(a.activity_day), 'MM/DD/YYYY') as day
    from customers.customer c
    join ${ACTIVITY} a on a.customer_id = c.id
    join ${BRANCH} b on b.id = c.branch_id
    where c.branch_id = any ($2) and c.status = 'active' and c.email <> ''
      and coalesce(c.last_confirmation, c.last_autoconfirm) is null
      and ${share('told', 'c.phone')} < $3::float8
    group by c.id, b.timezone
    having max(a.activity_day) < ($1::timestamptz at time zone b.timezone)::date
      and bool_and(a.state = 'committed')
  ), letters as (
    insert into mail.email (id, customer_id, branch_id, template, subject, recipient, html, sender,
      message_id, accepted, accepted_version, status, attempts, tries, transport, due, sent)
    select lpad(to_hex(extract(epoch from sent)::bigint), 8, '0') || substr(md5(id || 'letter'), 1, 16),
           id, branch_id, 'confirmation', 'Your move on ' || day || ' is confirmed', email,
           '<p>Hello ' || first_name || ',</p><p>Your move on ' || day || ' is booked. Please tell us at once if something is not as you expect it.</p>',
           sender, '<' || id || '.confirmation@emma.mail>', sent, version, 'sent', 1, 1, 'mailbox', sent, sent
    from told
    returning id, customer_id, subject, recipient, sender, sent
  ), noted as (
    insert into platform.history_event (id, entity, entity_id, type, at, employee_id, request_id, data, changes)
    select lpad(to_hex(extract(epoch from sent)::bigint), 8, '0') || substr(md5(id || 'noted'), 1, 16),
           'customer', customer_id, 'EMAILED', sent, sender, 'demo',
           jsonb_build_object('emailId', id, 'template', 'confirmation', 'subject', subject,
             'recipient', recipient, 'recipientcc', ''), '[]'
    from letters
  )
  update customers.customer c set last_confirmation = l.sent, has_email = true
  from letters l where l.customer_id = c.id`;
