import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { purgeExpired } from './purge-expired.sql.js';

const USE =
  'insert into access.used_token (hash, useless_from) values ($1, $2) on conflict do nothing';
const PURGE = purgeExpired('access.used_token', 'hash', 'useless_from');

/** Remembers ID tokens until they are too old anyway. */
@Injectable()
export class UsedTokenRepository {
  constructor(private readonly db: Db) {}

  /** @returns whether this is the first use. */
  async use(hash: string, uselessFrom: Date): Promise<boolean> {
    await this.db.execute(PURGE);
    return (await this.db.execute(USE, [hash, uselessFrom])) === 1;
  }
}
