import type { Pool, QueryConfig, QueryResult } from 'pg';
import { SharedLine } from './shared-line.js';

/** So many statements run at the same time; with more, the processors only change between them. */
const MOST_LINES = 4;

/**
 * Short reads share a few connections: while one owes answers, others are sent on it as well. A busy
 * process then sends and receives several at a time, and fewer of the database's processes have to be
 * woken. A connection that owes nothing is back in the pool.
 */
export class SharedLines {
  private readonly lines: SharedLine[] = [];

  constructor(private readonly pool: () => Pool) {}

  /** @param statement one that is quick and waits for nobody: those behind it wait for it */
  async query(statement: QueryConfig): Promise<QueryResult> {
    const line = this.freest();
    line.owed += 1;
    try {
      const client = await line.client;
      return await client.query(statement);
    } finally {
      line.owed -= 1;
      if (line.owed === 0) {
        this.forget(line);
        line.close();
      }
    }
  }

  private freest(): SharedLine {
    if (this.lines.length >= MOST_LINES) {
      return this.lines.reduce((freest, line) => (line.owed < freest.owed ? line : freest));
    }
    const line: SharedLine = new SharedLine(this.pool(), () => this.forget(line));
    this.lines.push(line);
    return line;
  }

  private forget(line: SharedLine): void {
    const place = this.lines.indexOf(line);
    if (place >= 0) this.lines.splice(place, 1);
  }
}
