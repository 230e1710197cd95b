import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/database/db.js';

/** Keeps these locks from others of the same kind. */
const KIND = 7_316_010;
const SHARE = 'select pg_advisory_xact_lock_shared($1, hashtext($2))';
const TAKE = 'select pg_advisory_xact_lock($1, hashtext($2))';

/**
 * Who writes times of day shares a branch's time zone, who changes it has it alone, each until the command
 * ends. Not the branch's row: foreign keys and every other change of the branch lock that. It may be
 * taken at any moment, because who has it alone waits for nothing that the others hold.
 */
@Injectable()
export class TimezoneLock {
  constructor(private readonly db: Db) {}

  async share(branchId: string): Promise<void> {
    await this.db.prepared(SHARE, [KIND, branchId]);
  }

  async take(branchId: string): Promise<void> {
    await this.db.query(TAKE, [KIND, branchId]);
  }
}
