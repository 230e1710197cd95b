import { EnvWholeNumber } from '../config/env-whole-number.js';

/** How a process that answers requests comes to its end. Times are milliseconds. */
export class HttpConfig {
  /** How long it goes on as before once it says that it is not ready, so that balancers learn of it. */
  @EnvWholeNumber('HTTP_NOTICE_MS', { min: 0, max: 600_000 })
  noticeMs = 1_000;

  /** How long requests may then take to finish before their connections are cut. */
  @EnvWholeNumber('HTTP_SHUTDOWN_MS', { min: 0, max: 600_000 })
  shutdownMs = 10_000;
}
