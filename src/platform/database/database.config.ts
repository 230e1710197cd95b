import { IsInt, Matches, Max, Min } from 'class-validator';
import { asNumber, Env } from '../config/env.js';

/** The PostgreSQL (15 or newer) that keeps everything; `npm start` passes the embedded one. */
export class DatabaseConfig {
  @Env('DATABASE_URL')
  @Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// address' })
  url!: string;

  @Env('DATABASE_POOL', asNumber)
  @IsInt()
  @Min(2)
  @Max(200)
  poolSize = 20;
}
