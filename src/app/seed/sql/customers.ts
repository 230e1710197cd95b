/**
 * Every planned customer with the values its rows share, in the order of ids, so that indexes stay
 * compact.
 */
export const STAGE_CUSTOMERS = `
  create temp table seed_customer on commit drop as
  select p.*, s.id as branch_id, s.timezone, s.rate_cents, s.now, s.today,
         pg_temp.seed_id(t.born, p.number, 0) as id, t.born,
         case when p.story in ('lead', 'called') and p.dice % 20 = 0 then null
              else s.today + p.day end as move_day,
         case when p.second_day is not null then s.today + p.second_day end as next_day,
         p.story = 'moving' and p.day < 0 as is_past,
         staff.id as managed_by
  from seed_plan p
  join seed_branch s using (branch)
  cross join lateral (
    select case when p.fresh_hours is not null then s.now - p.fresh_hours * interval '1 hour'
           else least(
             (least(s.today + p.day, s.today) - p.lead_days
               + (540 + p.dice % 480) * interval '1 minute') at time zone s.timezone,
             s.now - (60 + p.dice) * interval '1 minute') end as born
  ) t
  left join seed_person staff
    on staff.branch = p.branch and staff.kind = 'sales'
   and staff.at = p.dice % s.sales
  order by t.born, p.number`;

/**
 * When each kind of email was delivered and when a call was logged, as the story says, never in
 * the future.
 */
export const STAGE_CONTACTS = `
  create temp table seed_contact on commit drop as
  select c.id,
         case when c.story in ('moving', 'unassigned', 'quoted')
                or (c.story = 'cancelled' and c.dice % 5 < 3)
              then c.born + interval '20 minutes' end as rfq,
         case when c.story = 'moving' and (c.is_past or c.dice % 3 < 2)
              then c.born + interval '50 minutes' end as confirmation,
         case when c.is_past
              then greatest(c.born + interval '1 hour',
                            (c.move_day - 1 + time '12:00') at time zone c.timezone) end as mym,
         case when c.is_past and c.day < -1 and c.dice % 10 < 7
              then (c.move_day + 1 + time '10:00') at time zone c.timezone end as followup,
         case when c.story in ('moving', 'unassigned', 'called')
                or (c.story = 'quoted' and c.dice % 2 = 0)
                or (c.story = 'cancelled' and c.dice % 5 >= 3)
                or (c.story = 'autobooking' and c.dice % 2 = 0)
              then c.born + interval '30 minutes' end as called
  from seed_customer c`;

export const INSERT_CUSTOMERS = `
  insert into customers.customer (
    id, branch_id, first_name, last_name, email, referred_by, phone, phone_type,
    alt_first_name, alt_last_name, alt_phone, is_repeat, external_id, status, created, stage,
    managed_by, autobooking, notes, rate_cents, requested_day, actual_price_cents, reconfirm,
    plan_version, courtesy_call_by, courtesy_call_when, first_call_by, first_call_when,
    activity_days, has_booked_operation, from_city, from_state, from_zip, to_city, to_state, to_zip,
    has_phone_event, stage_calls, has_email, last_rfq, last_confirmation, last_mym, last_followup)
  select c.id, c.branch_id, c.first_name, c.last_name,
         case when c.dice % 25 = 0 then '' else
           regexp_replace(customers.plain(c.first_name || '.' || c.last_name), '[^a-z.]', '', 'g')
             || c.number % 1000 || '@'
             || (array['mail.example', 'post.example', 'inbox.example'])[1 + c.dice % 3] end,
         source.name, s.area || c.phone,
         case when c.dice % 8 = 0 then 'Landline' else 'Mobile' end,
         case when c.dice % 12 = 0 then 'Sam' else '' end,
         case when c.dice % 12 = 0 then c.last_name else '' end,
         case when c.dice % 12 = 0 then s.area || reverse(c.phone) else '' end,
         c.dice % 11 = 0, case when c.dice % 30 = 0 then 'X-' || c.number else '' end,
         case when c.story = 'cancelled' then 'inactive' else 'active' end, c.born,
         case when c.story = 'moving' and w.confirmation is not null and c.dice % 2 = 0 then 60
              when c.story = 'moving' then 50
              when w.called is not null then 30 when w.rfq is not null then 20 else 1 end,
         c.managed_by, c.story = 'autobooking',
         case when c.dice % 9 = 0 then 'Prefers to be called after five.' else '' end,
         c.rate_cents, coalesce(c.move_day, c.today + c.day),
         case when c.is_past then round(c.movers * c.trucks * c.rate_cents * c.quarters / 4.0
           * (0.9 + (c.dice % 5) / 20.0)) end,
         c.story = 'moving' and c.day > 0 and w.confirmation is not null and c.dice % 50 = 0, 0,
         case when c.story = 'moving' and w.confirmation is not null and c.dice % 2 = 0
              then c.managed_by end,
         case when c.story = 'moving' and w.confirmation is not null and c.dice % 2 = 0
              then w.called end,
         case when c.story = 'autobooking' then c.managed_by end,
         case when c.story = 'autobooking' then w.called end,
         array_remove(array[c.move_day, c.next_day], null), c.story = 'moving',
         f.city, f.state, f.zip, t.city, t.state, t.zip,
         w.called is not null, case when w.called is null then 0 else 1 end, w.rfq is not null,
         w.rfq, w.confirmation, w.mym, w.followup
  from seed_customer c
  join seed_contact w using (id)
  join seed_branch s using (branch)
  join seed_source source on source.at = c.source % (select count(*) from seed_source)
  left join seed_address f
    on f.branch = c.branch and f.at = c.address_from and c.move_day is not null
  left join seed_address t
    on t.branch = c.branch and t.at = c.address_to and c.move_day is not null`;
