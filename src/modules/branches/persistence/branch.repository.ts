import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/domain-error.js';
import { Db } from '../../../platform/database/db.js';
import { BranchRow } from './branch.row.js';

/** Branches, written inside a command. */
@Injectable()
export class BranchRepository {
  constructor(private readonly db: Db) {}

  /** The branch, locked until the command ends. @throws 404 */
  async lock(id: string): Promise<BranchRow> {
    const row = await this.db.manager.findOne(BranchRow, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!row) throw notFound('Branch');
    return row;
  }

  async insert(row: BranchRow): Promise<void> {
    await this.db.manager.insert(BranchRow, row);
  }

  async update(row: BranchRow): Promise<void> {
    await this.db.manager.update(BranchRow, { id: row.id }, row);
  }
}
