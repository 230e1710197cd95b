import { IsInt, Matches, Max, Min } from 'class-validator';
import { asNumber, Env } from '../config/env.js';

/** The PostgreSQL (15 or newer) that keeps everything; `npm start` passes the embedded one. Times are milliseconds. */
export class DatabaseConfig {
  @Env('DATABASE_URL')
  @Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// address' })
  url!: string;

  @Env('DATABASE_POOL', asNumber)
  @IsInt()
  @Min(2)
  @Max(200)
  poolSize = 20;

  /** How long a call waits for a connection: a new one, or one that others use. */
  @Env('DATABASE_CONNECT_MS', asNumber)
  @IsInt()
  @Min(100)
  @Max(60_000)
  connectMs = 5_000;

  /** A connection that owes an answer and says nothing for so long counts as lost. */
  @Env('DATABASE_ANSWER_MS', asNumber)
  @IsInt()
  @Min(100)
  @Max(600_000)
  answerMs = 10_000;

  /** The same for a job, for which nobody waits. The server gives up any statement after as long. */
  @Env('DATABASE_JOB_MS', asNumber)
  @IsInt()
  @Min(1_000)
  @Max(3_600_000)
  jobMs = 60_000;

  /** The same for an export and for the report of a job, whose rows are streamed. */
  @Env('DATABASE_STREAM_MS', asNumber)
  @IsInt()
  @Min(1_000)
  @Max(86_400_000)
  streamMs = 900_000;
}
