/** What must never be found: one half of a write without the other. */
export const HALVES = `
  select 'booked, but without its slot' as fault, o.id from moves.operation o
  where o.truck_id is not null and not exists (select from scheduling.occupancy s
    where s.operation_id = o.id and s.truck_id = o.truck_id and s.kind = 'booking')
  union all
  select 'a slot, but not booked', s.id from scheduling.occupancy s
  where s.kind = 'booking' and not exists (select from moves.operation o
    where o.id = s.operation_id and o.truck_id = s.truck_id)
  union all
  select 'a customer, but not in the list', c.id from customers.customer c
  where not exists (select from customers.customer_search s where s.customer_id = c.id)
  union all
  select 'a customer, but no trail', c.id from customers.customer c
  where not exists (select from platform.history_event h
    where h.entity = 'customer' and h.entity_id = c.id and h.type = 'CREATED')
  union all
  select 'a customer with a day, but no move', c.id from customers.customer c
  where not exists (select from moves.activity a join moves.operation o on o.activity_id = a.id
    where a.customer_id = c.id)`;
