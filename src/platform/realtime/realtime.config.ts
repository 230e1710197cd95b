import { IsArray } from 'class-validator';
import { Env } from '../config/env.js';
import { EnvWholeNumber } from '../config/env-whole-number.js';
import { asOrigins } from '../config/origins.js';

/** Who may open connections, and how open ones are kept honest. */
export class RealtimeConfig {
  /** How often, in milliseconds, it is asked whether a connection's employee may still be here. */
  @EnvWholeNumber('SOCKET_RECHECK_MS', { min: 100, max: 600_000 })
  recheckMs = 2_000;

  /** Origins of pages besides the product's own that may open one, comma-separated. */
  @Env('SOCKET_ORIGINS', asOrigins)
  @IsArray({ message: 'must be origins such as https://emma.example.com' })
  origins: string[] = [];
}
