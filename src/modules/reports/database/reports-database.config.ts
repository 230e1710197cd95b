import { IsOptional } from 'class-validator';
import { Env } from '#platform/config/env.js';
import { IsAddress } from '#platform/config/is-address.js';

/** Where reports read their figures. */
export class ReportsDatabaseConfig {
  /** A read-only replica; absent: reports read from the main database. */
  @Env('REPORTS_DATABASE_URL')
  @IsOptional()
  @IsAddress({ schemes: ['postgres://', 'postgresql://'] })
  url?: string;
}
