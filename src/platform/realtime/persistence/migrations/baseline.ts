/**
 * Revisions of topics, with when each was last watched or changed, so that it can be removed; and the highest revision
 * that any topic ever had, from which a removed one continues.
 */
export const TOPICS_BASELINE = `
  create table platform.topic_revision (
    topic text primary key,
    revision bigint not null,
    touched timestamptz not null default now()
  );
  create sequence platform.topic_floor as bigint minvalue 0 start 0;`;
