import { IsOptional } from 'class-validator';
import { EnvWholeNumber } from '../config/env-whole-number.js';

/** Whether and where the process tells its figures. */
export class MetricsConfig {
  /** A port of its own, because it is for the house only; absent: not served. */
  @EnvWholeNumber('METRICS_PORT', { min: 1, max: 65_535 })
  @IsOptional()
  port?: number;
}
