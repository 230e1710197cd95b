import { Injectable } from '@nestjs/common';
import { conflict, ruleBroken } from '../../../kernel/domain-error.js';
import { Clock } from '../../clock/clock.js';
import { Db } from '../../database/db.js';
import { ProcessMark } from './process-mark.js';

/** An answer that was given before. */
export interface KeptAnswer {
  status: number;
  body: unknown;
}

interface RequestRow {
  body_hash: string;
  owner: number;
  status: number | null;
  response: unknown;
  committed_result: { value: unknown } | null;
}

const BEGIN = `
  insert into platform.idempotent_request (fingerprint, body_hash, owner, created)
  values ($1, $2, $3, $4) on conflict (fingerprint) do nothing returning fingerprint`;
const FIND = `
  select body_hash, owner, status, response, committed_result
  from platform.idempotent_request where fingerprint = $1`;
const TAKE_OVER = `
  update platform.idempotent_request set owner = $2
  where fingerprint = $1 and owner = $3 and status is null and committed_result is null
  returning fingerprint`;
const KEEP = `
  update platform.idempotent_request set status = $2, response = $3 where fingerprint = $1`;
const FORGET = 'delete from platform.idempotent_request where fingerprint = $1';
const FORGET_OLD =
  "delete from platform.idempotent_request where created < $1::timestamptz - interval '24 hours'";

/** Remembers the first answer to a repeated request for 24 hours (wire contract, section 1). */
@Injectable()
export class IdempotentRequests {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly process: ProcessMark,
  ) {}

  /**
   * @returns the kept answer, or undefined when the request is to be carried out.
   * @throws 422 IDEMPOTENCY_KEY_REUSED, 409 IDEMPOTENCY_IN_PROGRESS
   */
  async begin(
    fingerprint: string,
    bodyHash: string,
    defaultStatus: number,
  ): Promise<KeptAnswer | undefined> {
    const owner = await this.process.hold();
    const values = [fingerprint, bodyHash, owner, this.clock.now()];
    if ((await this.db.query(BEGIN, values)).length > 0) return undefined;
    const [row] = await this.db.query<RequestRow>(FIND, [fingerprint]);
    if (!row) return this.begin(fingerprint, bodyHash, defaultStatus);
    if (row.body_hash !== bodyHash) throw reused();
    if (row.status !== null) return { status: row.status, body: row.response };
    if (row.owner === owner || (await this.process.isAlive(row.owner))) throw inProgress();
    if (row.committed_result) return { status: defaultStatus, body: row.committed_result.value };
    const taken = await this.db.query(TAKE_OVER, [fingerprint, owner, row.owner]);
    if (taken.length === 0) throw inProgress();
    return undefined;
  }

  async keep(fingerprint: string, { status, body }: KeptAnswer): Promise<void> {
    await this.db.query(KEEP, [fingerprint, status, JSON.stringify(body ?? null)]);
  }

  async forget(fingerprint: string): Promise<void> {
    await this.db.query(FORGET, [fingerprint]);
  }

  async forgetOld(): Promise<void> {
    await this.db.query(FORGET_OLD, [this.clock.now()]);
  }
}

const reused = (): Error =>
  ruleBroken(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already used for a different request.',
  );
const inProgress = (): Error =>
  conflict('IDEMPOTENCY_IN_PROGRESS', 'The first request with this Idempotency-Key still runs.');
