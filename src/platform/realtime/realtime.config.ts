import { IsArray, IsInt, Max, Min } from 'class-validator';
import { asNumber, Env } from '../config/env.js';
import { asOrigins } from '../config/origins.js';

/** Who may open connections, and how open ones are kept honest. */
export class RealtimeConfig {
  /** How often, in milliseconds, it is asked whether a connection's employee may still be here. */
  @Env('SOCKET_RECHECK_MS', asNumber)
  @IsInt()
  @Min(100)
  @Max(600_000)
  recheckMs = 15_000;

  /** Origins of pages besides the product's own that may open one, comma-separated. */
  @Env('SOCKET_ORIGINS', asOrigins)
  @IsArray({ message: 'must be origins such as https://emma.example.com' })
  origins: string[] = [];
}
