/**
 * Whatever lets a person in: open sessions, tickets that have not been used yet and visits to pages that take no token,
 * of both only the hash of the secret; ID tokens that were exchanged once and are young enough to be tried again; and
 * which account of the identity provider an employee is bound to, if the operator wants that.
 */
export const ACCESS_BASELINE = `
  create schema access;
  create table access.used_token (
    hash text constraint used_token_once primary key,
    useless_from timestamptz not null
  );
  create index used_token_age on access.used_token (useless_from);

  create table access.ticket (
    hash text constraint ticket_once primary key,
    employee_id platform.object_id not null,
    path text not null,
    expires timestamptz not null
  );
  create index ticket_age on access.ticket (expires);

  create table access.session (
    id platform.object_id constraint session_once primary key,
    employee_id platform.object_id not null,
    device text not null,
    started timestamptz not null,
    last_used timestamptz not null,
    expires timestamptz not null
  );
  create index session_of_employee on access.session (employee_id);
  create index session_age on access.session (expires);

  create table access.subject (
    employee_id platform.object_id constraint subject_of_employee primary key,
    issuer text not null,
    email text not null,
    subject text not null
  );

  create table access.visit (
    hash text constraint visit_once primary key,
    employee_id platform.object_id not null,
    path text not null,
    expires timestamptz not null
  );
  create index visit_age on access.visit (expires);`;
