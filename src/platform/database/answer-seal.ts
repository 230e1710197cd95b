import { Injectable } from '@nestjs/common';
import { Seal } from '../config/seal.js';
import { SecretKey } from '../config/secret-key.js';
import type { Db } from './db.js';
import { sealAnew } from './seal-anew.js';
import type { SealedAnew } from './seal-anew.js';

const COLUMNS = ['response', 'committed_result'].map((column) => ({
  rows: `
    select fingerprint as context, ${column} #>> '{}' as sealed from platform.idempotent_request
    where ${column} is not null and fingerprint > $1 order by fingerprint limit $2`,
  replace: `
    update platform.idempotent_request set ${column} = to_jsonb($3::text)
    where fingerprint = $1 and ${column} = to_jsonb($2::text)`,
}));

/** Keeps answers, which may hold secrets, unreadable in the database and its backups. */
@Injectable()
export class AnswerSeal {
  private readonly answers: Seal;

  constructor(secret: SecretKey) {
    this.answers = new Seal(secret, 'kept-answer');
  }

  /** @returns what goes into a jsonb column */
  seal(fingerprint: string, answer: unknown): string {
    return JSON.stringify(this.answers.seal(JSON.stringify(answer ?? null), fingerprint));
  }

  /** @throws Error when none of the keys sealed it */
  open(fingerprint: string, kept: unknown): unknown {
    return JSON.parse(this.answers.open(String(kept), fingerprint));
  }

  /** Seals with the present key what a former one sealed; inside a command. */
  async sealAnew(db: Db): Promise<SealedAnew> {
    const total = { anew: 0, shut: 0 };
    for (const column of COLUMNS) {
      const { anew, shut } = await sealAnew(db, { ...column, seal: this.answers });
      total.anew += anew;
      total.shut += shut;
    }
    return total;
  }
}
