/**
 * Who has reserved a time without signing in; the time itself is in scheduling's occupancy. And what the limits of
 * public booking count: who booked in the last 24 hours, by networks of every size and by hashes of phone and e-mail,
 * which operations on the board were booked online, and which codes were sent to prove an e-mail address.
 */
export const BOOKING_BASELINE = `
  create schema booking;
  create function booking.network_of(address inet, bits integer) returns inet
    language sql immutable strict parallel safe
    return network(set_masklen(address, case family(address) when 4 then 24 else bits end));

  create table booking.reservation (
    id platform.object_id primary key,
    branch_id platform.object_id not null references branches.branch (id),
    truck_id platform.object_id not null references trucks.truck (id) on delete cascade,
    day date not null,
    starts timestamptz not null,
    duration numeric not null,
    secret_hash text not null,
    address inet not null,
    network inet generated always as (
      network(set_masklen(address, case family(address) when 4 then 24 else 64 end))) stored,
    expires_at timestamptz not null,
    state text not null default 'held' constraint reservation_state_known
      check (state in ('held', 'confirmed', 'ended')),
    confirmation text,
    network_56 inet generated always as (booking.network_of(address, 56)) stored,
    network_48 inet generated always as (booking.network_of(address, 48)) stored,
    ended_at timestamptz,
    confirmed_at timestamptz,
    phone_mark text,
    email_mark text,
    constraint reservation_confirmed_with_its_code
      check ((state = 'confirmed') = (confirmation is not null))
  );
  comment on column booking.reservation.id is 'Also the id of its hold.';
  comment on column booking.reservation.address is 'of who held it; once confirmed, of who booked';
  -- Nobody holds two times from one address, whatever runs at once.
  create unique index reservation_once_an_address
    on booking.reservation (address) where state = 'held';
  create index reservation_of_network on booking.reservation (network) where state = 'held';
  create index reservation_expiring on booking.reservation (expires_at);
  create index reservation_of_network_48 on booking.reservation (network_48);
  create index reservation_by_phone on booking.reservation (phone_mark) where state = 'confirmed';
  create index reservation_by_email on booking.reservation (email_mark) where state = 'confirmed';

  create table booking.booked_operation (
    operation_id platform.object_id primary key,
    booked timestamptz not null
  );
  comment on table booking.booked_operation is 'which operations on the board were booked online';

  create table booking.email_code (
    id platform.object_id primary key,
    reservation_id platform.object_id not null
      references booking.reservation (id) on delete cascade,
    email_mark text not null,
    code_hash text not null,
    tries smallint not null default 0
      constraint email_code_five_tries check (tries between 0 and 5),
    proven boolean not null default false,
    address inet not null,
    network inet generated always as (booking.network_of(address, 64)) stored,
    network_56 inet generated always as (booking.network_of(address, 56)) stored,
    network_48 inet generated always as (booking.network_of(address, 48)) stored,
    sent timestamptz not null
  );
  create index email_code_of_reservation on booking.email_code (reservation_id, sent);
  create index email_code_of_mailbox on booking.email_code (email_mark, sent);
  create index email_code_of_network_48 on booking.email_code (network_48, sent);`;
