import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import { Env } from './env.js';

/** Least and greatest value, both allowed. */
export interface Bounds {
  min: number;
  max: number;
}

/**
 * Binds a property of a settings class to an environment variable that is a whole number within
 * limits.
 */
export function EnvWholeNumber(variable: string, { min, max }: Bounds): PropertyDecorator {
  const message = `must be a whole number from ${min} to ${max}`;
  return applyDecorators(
    Env(variable, Number),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}
