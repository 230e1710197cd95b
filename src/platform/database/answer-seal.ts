import { Injectable } from '@nestjs/common';
import { Seal } from '../config/seal.js';
import { SecretKey } from '../config/secret-key.js';
import type { Db } from './db.js';
import { rotateKey, SEALED } from './rotate-key.js';
import { sql } from './sql/sql.js';
import { statement } from './sql/statement.js';
import type { KeyRotation } from './rotate-key.js';

const COLUMNS = ['response', 'committed_result'].map((column) => ({
  rows: statement(
    SEALED,
    sql`
    select fingerprint as context, ${column} #>> '{}' as sealed from platform.idempotent_request
    where ${column} is not null and fingerprint > $1 order by fingerprint limit $2`,
    'plain',
  ),
  replace: `
    update platform.idempotent_request set ${column} = to_jsonb($3::text)
    where fingerprint = $1 and ${column} = to_jsonb($2::text)`,
}));

/** Keeps answers, which may contain secrets, unreadable in the database and its backups. */
@Injectable()
export class AnswerSeal {
  private readonly answers: Seal;

  constructor(secret: SecretKey) {
    this.answers = new Seal(secret, 'kept-answer');
  }

  /** @returns the value for a jsonb column */
  seal(fingerprint: string, answer: unknown): string {
    return JSON.stringify(this.answers.seal(JSON.stringify(answer ?? null), fingerprint));
  }

  /** @throws Error when none of the keys sealed it */
  open(fingerprint: string, kept: unknown): unknown {
    return JSON.parse(this.answers.open(String(kept), fingerprint));
  }

  /** Seals with the present key what a former one sealed; inside a command. */
  async rotateKey(db: Db): Promise<KeyRotation> {
    const total = { rotated: 0, unreadable: 0 };
    for (const column of COLUMNS) {
      const { rotated, unreadable } = await rotateKey(db, { ...column, seal: this.answers });
      total.rotated += rotated;
      total.unreadable += unreadable;
    }
    return total;
  }
}
