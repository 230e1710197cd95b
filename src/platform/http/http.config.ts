import { IsInt, Max, Min } from 'class-validator';
import { asNumber, Env } from '../config/env.js';

/** How a process that answers requests comes to its end. Times are milliseconds. */
export class HttpConfig {
  /** How long it goes on as before once it says that it is not ready, so that balancers hear of it. */
  @Env('HTTP_NOTICE_MS', asNumber)
  @IsInt()
  @Min(0)
  @Max(600_000)
  noticeMs = 1_000;

  /** How long requests may then take to finish before their connections are cut. */
  @Env('HTTP_SHUTDOWN_MS', asNumber)
  @IsInt()
  @Min(0)
  @Max(600_000)
  shutdownMs = 10_000;
}
