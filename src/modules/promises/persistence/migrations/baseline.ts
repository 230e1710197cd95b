/**
 * What customers were told about how long and how expensive a day may become. Nothing of it ever
 * changes, also when the activity is gone, which is why no key ties it to one.
 */
export const PROMISES_BASELINE = `
  create schema promises;

  create table promises.promise (
    id platform.object_id primary key,
    activity_id platform.object_id not null,
    email_id platform.object_id not null,
    template text not null constraint promise_template_known
      check (template in ('rfq', 'confirmation', 'autoconfirm')),
    at timestamptz not null,
    hours jsonb not null,
    price jsonb not null,
    quantile numeric not null,
    model_version integer not null,
    constants_version integer not null,
    constraint promise_once unique (email_id, activity_id)
  );
  comment on column promises.promise.price is 'dollars';
  create index promise_of_activity on promises.promise (activity_id, at desc);

  create function promises.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'what was promised never changes' using errcode = 'insufficient_privilege';
  end $$;
  create trigger promise_is_append_only before update or delete on promises.promise
    for each row execute function promises.refuse_change();
  create trigger promise_is_never_emptied before truncate on promises.promise
    for each statement execute function promises.refuse_change();`;
