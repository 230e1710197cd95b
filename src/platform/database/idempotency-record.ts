import { Injectable } from '@nestjs/common';
import { conflict } from '#kernel/domain-error.js';
import { COMMON_ERRORS } from '#kernel/validation/error-body.js';
import { currentRequestClaim } from '../actor/actor.js';
import { AnswerSeal } from './answer-seal.js';
import { Db } from './db.js';

const NOTE = `
  update platform.idempotent_request set committed_result = $3
  where fingerprint = $1 and owner = $2`;

/** 409: the same request, by its Idempotency-Key, is still running. */
export const requestInProgress = (): Error =>
  conflict('IDEMPOTENCY_IN_PROGRESS', COMMON_ERRORS.IDEMPOTENCY_IN_PROGRESS);

/**
 * Notes a command's result in the command's own transaction, so that a repeated request after a
 * crash between commit and answer gets that answer and is not executed again.
 */
@Injectable()
export class IdempotencyRecord {
  constructor(
    private readonly db: Db,
    private readonly answers: AnswerSeal,
  ) {}

  async write(result: unknown): Promise<void> {
    const claim = currentRequestClaim();
    if (!claim) return;
    const { fingerprint, owner } = claim;
    const values = [fingerprint, owner, this.answers.seal(fingerprint, result)];
    // Another process took this one for dead and is executing the request.
    if ((await this.db.execute(NOTE, values)) === 0) throw requestInProgress();
  }
}
