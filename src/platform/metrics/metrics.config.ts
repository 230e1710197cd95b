import { IsOptional } from 'class-validator';
import { EnvWholeNumber } from '../config/env-whole-number.js';

/** Whether and where the process serves its metrics. */
export class MetricsConfig {
  /** A separate port, because it is internal; if absent, metrics are not served. */
  @EnvWholeNumber('METRICS_PORT', { min: 1, max: 65_535 })
  @IsOptional()
  port?: number;
}
