import { IsOptional, Matches } from 'class-validator';
import { Env } from '../../../platform/config/env.js';

/** Where reports read what they tell. */
export class ReportsDatabaseConfig {
  /** A replica that only reads; absent: reports read where everything else does. */
  @Env('REPORTS_DATABASE_URL')
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// address' })
  url?: string;
}
