/**
 * Where customers learned of the company. Names are compared at the end of a statement, so that two sources may swap
 * theirs.
 */
export const REFERRERS_BASELINE = `
  create schema referrers;
  create table referrers.referrer (
    id platform.object_id primary key,
    name text not null constraint referrer_has_name check (btrim(name) <> ''),
    active boolean not null default true,
    constraint referrer_name_once
      exclude using btree (lower(name) with =) deferrable initially immediate
  );
  -- Public booking names this source.
  insert into referrers.referrer (id, name) values ('0000000000000000000ef001', 'Web site');`;
