import { Injectable } from '@nestjs/common';
import { Seal } from '#platform/config/seal.js';
import { SecretKey } from '#platform/config/secret-key.js';
import type { Db } from '#platform/database/db.js';
import { rotateKey, SEALED } from '#platform/database/rotate-key.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { KeyRotation } from '#platform/database/rotate-key.js';

const COLUMN = {
  rows: statement(
    SEALED,
    sql`
    select id as context, outbound_refresh_token as sealed from branches.branch
    where outbound_refresh_token is not null and id > $1 order by id limit $2`,
    'plain',
  ),
  replace: `
    update branches.branch set outbound_refresh_token = $3
    where id = $1 and outbound_refresh_token = $2`,
};

/** Keeps the branches' mail tokens unreadable in the database and its backups. */
@Injectable()
export class TokenSeal {
  private readonly tokens: Seal;

  constructor(secret: SecretKey) {
    this.tokens = new Seal(secret, 'branch-refresh-token');
  }

  seal(branchId: string, token: string): string {
    return this.tokens.seal(token, branchId);
  }

  /** @throws Error when none of the keys sealed it */
  unseal(branchId: string, sealed: string): string {
    return this.tokens.open(sealed, branchId);
  }

  /** Seals with the present key what a former one sealed; inside a command. */
  rotateKey(db: Db): Promise<KeyRotation> {
    return rotateKey(db, { ...COLUMN, seal: this.tokens });
  }
}
