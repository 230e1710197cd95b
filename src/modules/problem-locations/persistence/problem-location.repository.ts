import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { ProblemLocationRow } from './problem-location.row.js';

/** Problem locations, written inside a command. */
@Injectable()
export class ProblemLocationRepository {
  constructor(private readonly db: Db) {}

  /**
   * The location, locked until the command ends.
   * @throws 404
   */
  async lock(id: string): Promise<ProblemLocationRow> {
    const row = await this.db.manager.findOne(ProblemLocationRow, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw notFound('Problem location');
    return row;
  }

  async insert(row: ProblemLocationRow): Promise<void> {
    await this.db.manager.insert(ProblemLocationRow, row);
  }

  async update(row: ProblemLocationRow): Promise<void> {
    await this.db.manager.update(ProblemLocationRow, { id: row.id }, row);
  }

  async delete(id: string): Promise<void> {
    await this.db.manager.delete(ProblemLocationRow, { id });
  }
}
