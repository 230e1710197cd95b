/** The emails whose dates the list shows. */
export const INSERT_EMAILS = `
  insert into mail.email (id, customer_id, branch_id, template, subject, recipient, html, sender,
    message_id, accepted, accepted_version, status, attempts, tries, transport, due, sent)
  select pg_temp.seed_id(c.born, c.number, 8 + m.place), c.id, c.branch_id, m.template, m.subject,
         coalesce(nullif(k.email, ''), 'nobody@mail.example'),
         '<p>Dear ' || c.first_name || ',</p><p>' || m.subject || '.</p>', c.managed_by,
         '<' || c.number || '.' || m.place || '.' || c.id || '@emma.example>',
         m.sent - interval '4 seconds', 1, 'sent', 1, 1, 'smtp', m.sent - interval '4 seconds', m.sent
  from seed_customer c
  join seed_contact w using (id)
  join customers.customer k using (id)
  cross join lateral (values
    (0, 'rfq', 'Your quote', w.rfq),
    (1, 'confirmation', 'Your move is confirmed', w.confirmation),
    (2, 'mym', 'Meet your movers', w.mym),
    (3, 'followup', 'How was your move?', w.followup)
  ) m (place, template, subject, sent)
  where m.sent is not null`;

/** How each customer came in, and who called them. */
export const INSERT_HISTORY = `
  insert into platform.history_event
    (id, entity, entity_id, type, at, employee_id, request_id, data, changes)
  select pg_temp.seed_id(c.born, c.number, 12 + e.place), 'customer', c.id, e.type, e.at,
         case when c.story = 'autobooking' and e.place = 0 then null else c.managed_by end,
         'seed', e.data, '[]'
  from seed_customer c
  join seed_contact w using (id)
  cross join lateral (values
    (0, 'CREATED', c.born, '{}'::jsonb),
    (1, 'PHONED', w.called, jsonb_build_object('phone', c.phone, 'isSms', false,
      'leftVm', c.dice % 4 = 0, 'notes', 'Talked about the date and the piano.',
      'callType', case when c.story = 'autobooking' then 'AutobookFirstCall' else 'Generic' end))
  ) e (place, type, at, data)
  where e.at is not null
  order by e.at`;
