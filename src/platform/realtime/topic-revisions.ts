import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';

const REVISION = 'select revision from platform.topic_revision where topic = $1';

/** How often a topic has changed so far; 0 for one that never did. */
@Injectable()
export class TopicRevisions {
  constructor(private readonly db: Db) {}

  async of(topic: string): Promise<number> {
    const [row] = await this.db.prepared<{ revision: number }>(REVISION, [topic]);
    return row?.revision ?? 0;
  }
}
