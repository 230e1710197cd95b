import { availableParallelism } from 'node:os';
import type { Pool, QueryConfig } from 'pg';
import { SharedLine } from './shared-line.js';
import { withUsualTimeout } from './statement-timeout.js';

/**
 * So many statements run at the same time. On two processors more lines made a customer's page a sixth
 * slower: each wakes one more process of the database and sends fewer statements at a time.
 */
const MOST_LINES = Math.min(8, 2 * availableParallelism());

/** How many of all lines each lane gets: what every call asks first, and what some read after it. */
const SHARES = {
  sessions: (all: number) => Math.ceil(all / 4),
  reads: (all: number) => all - SHARES.sessions(all),
};

/** A read never waits for one of another lane. */
export type Lane = keyof typeof SHARES;

/**
 * Short reads share a few connections: while all of them owe answers, others are sent on them as well. A
 * busy process then sends and receives several at a time, fewer of the database's processes have to be
 * woken, and nothing is taken from the pool and given back for each of them. A connection that is not
 * used for a moment goes back; half of the pool is always for others. If waits for a lock hold up one lane,
 * the other goes on.
 */
export class SharedLines {
  private readonly lines: SharedLine[] = [];

  constructor(
    private readonly pool: () => Pool,
    private readonly lane: Lane,
  ) {}

  /** @param statement one that is quick and waits for nobody: those behind it wait for it */
  query(statement: QueryConfig): Promise<object[]> {
    return withUsualTimeout(() =>
      // A very small pool has no lines for the second lane.
      this.most() === 0
        ? this.pool()
            .query<object>(statement)
            .then(({ rows }) => rows)
        : this.freest().ask(statement),
    );
  }

  /** The first that owes nothing, so that few stay in use; a new one if all owe something. */
  private freest(): SharedLine {
    let freest = this.lines[0];
    for (const line of this.lines) if (freest && line.pending < freest.pending) freest = line;
    if (freest && (freest.pending === 0 || this.lines.length >= this.most())) return freest;
    const line: SharedLine = new SharedLine(this.pool(), () => this.forget(line));
    this.lines.push(line);
    return line;
  }

  private most(): number {
    return SHARES[this.lane](Math.min(MOST_LINES, Math.floor(this.pool().options.max / 2)));
  }

  private forget(line: SharedLine): void {
    const place = this.lines.indexOf(line);
    if (place >= 0) this.lines.splice(place, 1);
  }
}
