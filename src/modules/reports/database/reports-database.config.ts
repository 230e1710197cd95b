import { IsOptional } from 'class-validator';
import { Env } from '#platform/config/env.js';
import { IsAddress } from '#platform/config/is-address.js';

/** Where reports read what they tell. */
export class ReportsDatabaseConfig {
  /** A replica that only reads; absent: reports read where everything else does. */
  @Env('REPORTS_DATABASE_URL')
  @IsOptional()
  @IsAddress({ schemes: ['postgres://', 'postgresql://'] })
  url?: string;
}
