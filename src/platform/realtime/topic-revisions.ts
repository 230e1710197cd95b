import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';

const REVISION = 'select revision from platform.topic_revision where topic = $1';
const OPEN = `
  insert into platform.topic_revision (topic, revision) values ($1, 0)
  on conflict (topic) do nothing`;
const KNOWN = 'select topic from platform.topic_revision where topic = any ($1)';

/** How often a topic has changed so far; 0 for one that never did. */
@Injectable()
export class TopicRevisions {
  constructor(private readonly db: Db) {}

  async of(topic: string): Promise<number> {
    const [row] = await this.db.prepared<{ revision: number }>(REVISION, [topic]);
    return row?.revision ?? 0;
  }

  /** The same for a topic that somebody begins to watch: from then on it is known. */
  async open(topic: string): Promise<number> {
    await this.db.query(OPEN, [topic]);
    return this.of(topic);
  }

  /** Which of these topics were ever watched or changed. */
  async known(topics: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.query<{ topic: string }>(KNOWN, [topics]);
    return new Set(rows.map(({ topic }) => topic));
  }
}
