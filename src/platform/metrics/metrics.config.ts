import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { asNumber, Env } from '../config/env.js';

/** Whether and where the process tells its figures. */
export class MetricsConfig {
  /** A port of its own, because it is for the house only; absent: not served. */
  @Env('METRICS_PORT', asNumber)
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(65535)
  port?: number;
}
