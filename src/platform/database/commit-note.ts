import { Injectable } from '@nestjs/common';
import { currentRequestFingerprint } from '../actor/actor.js';
import { Db } from './db.js';

const NOTE = 'update platform.idempotent_request set committed_result = $2 where fingerprint = $1';

/**
 * Notes a command's result in the command's own transaction, so that a repeated request after a
 * crash between commit and answer is answered, not carried out again.
 */
@Injectable()
export class CommitNote {
  constructor(private readonly db: Db) {}

  async write(result: unknown): Promise<void> {
    const fingerprint = currentRequestFingerprint();
    if (!fingerprint) return;
    await this.db.execute(NOTE, [fingerprint, JSON.stringify({ value: result ?? null })]);
  }
}
