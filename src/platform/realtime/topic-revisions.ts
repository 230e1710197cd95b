import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';
import { bigint, text } from '../database/sql/column.js';
import { sql } from '../database/sql/sql.js';
import { statement } from '../database/sql/statement.js';

/** The revision of a topic as an SQL expression. */
export const revisionOf = (topic: string): string => `coalesce(
  (select revision from platform.topic_revision where topic = ${topic}),
  (select last_value from platform.topic_floor))`;
const REVISION = statement({ revision: bigint() }, sql`select ${revisionOf('$1')} as revision`);
const OPEN = `
  insert into platform.topic_revision (topic, revision)
  select topic, last_value from platform.topic_floor, unnest($1::text[]) topic order by topic
  on conflict (topic) do update set touched = now()
    where topic_revision.touched < now() - interval '1 hour'`;
const REVISIONS = statement(
  { topic: text(), revision: bigint() },
  sql`
  select topic, ${revisionOf('one.topic')} as revision from unnest($1::text[]) one(topic)`,
  'plain',
);
const KNOWN = statement(
  { topic: text() },
  sql`select topic from platform.topic_revision where topic = any ($1)`,
  'plain',
);

/**
 * Nobody watches a topic longer than this without asking again: a connection lasts as long as its
 * token, twelve hours.
 */
const UNTOUCHED = `touched < now() - interval '2 days'`;
const OLD = statement(
  { topic: text(), revision: bigint() },
  sql`
  select topic, revision from platform.topic_revision where ${UNTOUCHED} limit 10000`,
  'plain',
);
const LOCK = `
  set local lock_timeout = '5s';
  lock table platform.topic_revision in share row exclusive mode`;
const RAISE_FLOOR = `
  select setval('platform.topic_floor', greatest(last_value, $1)) from platform.topic_floor`;
const FORGET = `delete from platform.topic_revision where topic = any ($1) and ${UNTOUCHED}`;

/**
 * How often a topic has changed. A topic that was removed, or never changed, counts from the
 * highest revision that was ever removed: its next one is always above whatever a page remembers of
 * it.
 */
@Injectable()
export class TopicRevisions {
  constructor(private readonly db: Db) {}

  async of(topic: string): Promise<number> {
    const [row] = await this.db.rows(REVISION, [topic]);
    return row?.revision ?? 0;
  }

  /** The same for topics that somebody begins to watch: from then on they are known. */
  async open(topics: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (topics.length === 0) return new Map();
    await this.db.query(OPEN, [topics]);
    const rows = await this.db.rows(REVISIONS, [topics]);
    return new Map(rows.map(({ topic, revision }) => [topic, revision]));
  }

  /** Which of these topics were watched or changed recently. */
  async known(topics: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.rows(KNOWN, [topics]);
    return new Set(rows.map(({ topic }) => topic));
  }

  /**
   * Inside a command: removes topics that nobody has watched or changed for days.
   * @returns how many
   */
  async forgetOld(): Promise<number> {
    const old = await this.db.rows(OLD);
    if (old.length === 0) return 0;
    // Otherwise a change at this moment could still count from the former floor.
    await this.db.query(LOCK);
    await this.db.query(RAISE_FLOOR, [Math.max(...old.map(({ revision }) => revision))]);
    return this.db.execute(FORGET, [old.map(({ topic }) => topic)]);
  }
}
