import { IsOptional } from 'class-validator';
import { Env } from '../config/env.js';
import { EnvWholeNumber } from '../config/env-whole-number.js';
import { IsAddress } from '../config/is-address.js';

const SCHEMES = ['postgres://', 'postgresql://'];

/**
 * The PostgreSQL (15 or newer) that stores everything; `npm start` passes the embedded one. Times
 * are milliseconds.
 */
export class DatabaseConfig {
  @Env('DATABASE_URL')
  @IsAddress({ schemes: SCHEMES })
  url!: string;

  /** The same database as the role that owns the tables and changes them; absent: `url` names that role. */
  @Env('DATABASE_OWNER_URL')
  @IsOptional()
  @IsAddress({ schemes: SCHEMES })
  ownerUrl?: string;

  @EnvWholeNumber('DATABASE_POOL', { min: 2, max: 200 })
  poolSize = 20;

  /** How long a call waits for a connection, whether a new one or one that others use. */
  @EnvWholeNumber('DATABASE_CONNECT_MS', { min: 100, max: 60_000 })
  connectMs = 5_000;

  /** A connection that owes an answer and is silent for so long counts as lost. */
  @EnvWholeNumber('DATABASE_ANSWER_MS', { min: 100, max: 600_000 })
  answerMs = 10_000;

  /**
   * The same for a job, which nobody is waiting for. The server cancels any statement after the
   * same time.
   */
  @EnvWholeNumber('DATABASE_JOB_MS', { min: 1_000, max: 3_600_000 })
  jobMs = 60_000;

  /** The same for an export and for the report of a job, whose rows are streamed. */
  @EnvWholeNumber('DATABASE_STREAM_MS', { min: 1_000, max: 86_400_000 })
  streamMs = 900_000;
}
