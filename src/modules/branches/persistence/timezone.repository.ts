import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';

const SHARE = 'select branches.keep_timezone($1)';
const TAKE = 'select branches.take_timezone($1)';

/**
 * Who writes times of day shares a branch's time zone, who changes it has it alone, each until the command
 * ends. Not the branch's row: foreign keys and every other change of the branch lock that. It may be
 * taken at any moment, because who has it alone waits for nothing that the others hold. Other modules share it with
 * the statement that holds what they write, by `branches.keep_timezone`.
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
