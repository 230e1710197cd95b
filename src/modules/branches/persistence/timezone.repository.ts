import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { KEEP_TIMEZONE, TAKE_TIMEZONE } from '../sql/timezone-locks.function.js';

const SHARE = `select ${KEEP_TIMEZONE}($1)`;
const TAKE = `select ${TAKE_TIMEZONE}($1)`;

/**
 * Commands that write times of day share a branch's time zone; one that changes it has it alone;
 * each until the command ends. Not the branch's row: foreign keys and every other change of the
 * branch lock that. It can be taken at any moment, because the command that has it alone waits for
 * nothing that the others hold. Other modules share it in the statement that locks what they write,
 * by KEEP_TIMEZONE.
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
