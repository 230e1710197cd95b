import { IsInt, Max, Min } from 'class-validator';
import { asNumber, Env } from '../config/env.js';

/** How open connections are kept honest. */
export class RealtimeConfig {
  /** How often, in milliseconds, it is asked whether a connection's employee may still be here. */
  @Env('SOCKET_RECHECK_MS', asNumber)
  @IsInt()
  @Min(100)
  @Max(600_000)
  recheckMs = 15_000;
}
