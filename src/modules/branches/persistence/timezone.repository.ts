import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';

const SHARE = 'select branches.keep_timezone($1)';
const TAKE = 'select branches.take_timezone($1)';

/**
 * Commands that write times of day share a branch's time zone; one that changes it has it alone;
 * each until the command ends. Not the branch's row: foreign keys and every other change of the
 * branch lock that. It can be taken at any moment, because the command that has it alone waits for
 * nothing that the others hold. Other modules share it in the statement that locks what they write,
 * by `branches.keep_timezone`.
 */
@Injectable()
export class TimezoneRepository {
  constructor(private readonly db: Db) {}

  async share(branchId: string): Promise<void> {
    await this.db.prepared(SHARE, [branchId]);
  }

  async take(branchId: string): Promise<void> {
    await this.db.query(TAKE, [branchId]);
  }
}
