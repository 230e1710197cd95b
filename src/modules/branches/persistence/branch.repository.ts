import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { Events } from '#platform/database/events.js';
import { BranchUnplaced } from '../events/branch-unplaced.event.js';
import { BranchRow } from './branch.row.js';
import { isPlaced } from '../branch.js';
import type { Branch } from '../branch.js';

const TIMEZONE = statement(
  { timezone: text() },
  sql`select timezone from branches.branch where id = $1`,
  'plain',
);

/** Branches, written inside a command. */
@Injectable()
export class BranchRepository {
  constructor(
    private readonly db: Db,
    private readonly events: Events,
  ) {}

  /** As it is at the moment; undefined for an unknown branch. */
  async timezoneOf(id: string): Promise<string | undefined> {
    return (await this.db.rows(TIMEZONE, [id]))[0]?.timezone;
  }

  /**
   * The branch, locked until the command ends.
   * @throws 404
   */
  async lock(id: string): Promise<Branch> {
    const row = await this.db.manager.findOne(BranchRow, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!row) throw notFound('Branch');
    return row;
  }

  async insert(row: Branch): Promise<void> {
    await this.db.manager.insert(BranchRow, row);
    this.tellUnplaced(row);
  }

  async update(row: Branch): Promise<void> {
    await this.db.manager.update(BranchRow, { id: row.id }, row);
    this.tellUnplaced(row);
  }

  private tellUnplaced(row: Branch): void {
    if (!isPlaced(row)) this.events.raise(new BranchUnplaced(row.id, row.normalizedAddress));
  }
}
