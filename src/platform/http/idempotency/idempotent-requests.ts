import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { ruleBroken } from '#kernel/domain-error.js';
import type { RequestClaim } from '../../actor/actor.js';
import { AnswerSeal } from '../../database/answer-seal.js';
import { requestInProgress } from '../../database/idempotency-record.js';
import { Db } from '../../database/db.js';
import { integer, jsonb, text } from '../../database/sql/column.js';
import { sql } from '../../database/sql/sql.js';
import { statement } from '../../database/sql/statement.js';
import { isUnavailable } from '../../database/is-unavailable.js';
import { InstanceLease } from './instance-lease.js';

/** An answer that was given before. */
export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** Whether a request has been answered already or is to be executed here. */
export type Begun = { kind: 'kept'; answer: KeptAnswer } | { kind: 'claimed'; claim: RequestClaim };

const BEGIN = `
  insert into platform.idempotent_request (fingerprint, body_hash, owner, created)
  values ($1, $2, $3, now()) on conflict (fingerprint) do nothing returning fingerprint`;
const FIND = statement(
  {
    body_hash: text(),
    owner: integer(),
    status: integer().orNull(),
    /** Sealed, like the next one. */
    response: jsonb().orNull(),
    committed_result: jsonb().orNull(),
  },
  sql`
  select body_hash, owner, status, response, committed_result
  from platform.idempotent_request where fingerprint = $1`,
  'plain',
);
const TAKE_OVER = `
  update platform.idempotent_request set owner = $2
  where fingerprint = $1 and owner = $3 and status is null and committed_result is null
  returning fingerprint`;
const KEEP = `
  update platform.idempotent_request set status = $3, response = $4
  where fingerprint = $1 and owner = $2`;
// What was committed must not be executed again, so only its owner is cleared.
const FORGET = `
  with forgotten as (
    delete from platform.idempotent_request
    where fingerprint = $1 and owner = $2 and committed_result is null)
  update platform.idempotent_request set owner = 0
  where fingerprint = $1 and owner = $2 and committed_result is not null`;
const FORGET_OLD =
  "delete from platform.idempotent_request where created < now() - interval '24 hours'";

const RETRY_MS = 250;
/** How long an answer waits to be stored: a database that hangs must not delay it as well. */
const NOTE_WAIT_MS = 1_000;

/** Remembers the first answer to a repeated request for 24 hours (R-API-7). */
@Injectable()
export class IdempotentRequests implements OnApplicationShutdown {
  private stopped = false;
  /** What this process is executing right now: fingerprint → hash of the body. */
  private readonly running = new Map<string, string>();

  constructor(
    private readonly db: Db,
    private readonly process: InstanceLease,
    private readonly answers: AnswerSeal,
  ) {}

  /** @throws 422 IDEMPOTENCY_KEY_REUSED, 409 IDEMPOTENCY_IN_PROGRESS */
  async begin(fingerprint: string, bodyHash: string, defaultStatus: number): Promise<Begun> {
    const known = this.running.get(fingerprint);
    if (known !== undefined) throw known === bodyHash ? requestInProgress() : reused();
    this.running.set(fingerprint, bodyHash);
    try {
      const begun = await this.find(fingerprint, bodyHash, defaultStatus);
      if (begun.kind === 'kept') this.running.delete(fingerprint);
      return begun;
    } catch (error) {
      this.running.delete(fingerprint);
      throw error;
    }
  }

  private async find(fingerprint: string, bodyHash: string, defaultStatus: number): Promise<Begun> {
    const owner = await this.process.acquire();
    const claimed: Begun = { kind: 'claimed', claim: { fingerprint, owner } };
    const values = [fingerprint, bodyHash, owner];
    if ((await this.db.query(BEGIN, values)).length > 0) return claimed;
    const [row] = await this.db.rows(FIND, [fingerprint]);
    if (!row) return this.find(fingerprint, bodyHash, defaultStatus);
    if (row.body_hash !== bodyHash) throw reused();
    if (row.status !== null) return this.kept(fingerprint, row.status, row.response);
    // One of our own that is no longer running was left behind by a statement whose answer was
    // lost.
    if (row.owner !== owner && (await this.process.isAlive(row.owner))) throw requestInProgress();
    if (row.committed_result !== null) {
      return this.kept(fingerprint, defaultStatus, row.committed_result);
    }
    const taken = await this.db.query(TAKE_OVER, [fingerprint, owner, row.owner]);
    if (taken.length === 0) throw requestInProgress();
    return claimed;
  }

  /**
   * Stores the answer, now or once the database is back; until then the request counts as running.
   */
  async keep({ fingerprint, owner }: RequestClaim, { status, body }: KeptAnswer): Promise<void> {
    const values = [owner, status, this.answers.seal(fingerprint, body)];
    await this.note(KEEP, fingerprint, values);
  }

  /** Lets the request be sent again, now or once the database is back. */
  async forget({ fingerprint, owner }: RequestClaim): Promise<void> {
    await this.note(FORGET, fingerprint, [owner]);
  }

  async forgetOld(): Promise<void> {
    await this.db.query(FORGET_OLD);
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  private kept(fingerprint: string, status: number, sealed: unknown): Begun {
    return { kind: 'kept', answer: { status, body: this.answers.open(fingerprint, sealed) } };
  }

  private async note(sql: string, fingerprint: string, values: unknown[]): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, NOTE_WAIT_MS);
    });
    const noted = this.tryToNote(sql, fingerprint, values);
    await Promise.race([noted, limit]).finally(() => clearTimeout(timer));
  }

  private async tryToNote(sql: string, fingerprint: string, values: unknown[]): Promise<void> {
    try {
      await this.db.query(sql, [fingerprint, ...values]);
      this.running.delete(fingerprint);
    } catch (error) {
      if (!isUnavailable(error)) {
        this.running.delete(fingerprint);
        throw error;
      }
      if (this.stopped) return;
      setTimeout(() => void this.tryToNote(sql, fingerprint, values), RETRY_MS).unref();
    }
  }
}

const reused = (): Error =>
  ruleBroken(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already used for a different request.',
  );
