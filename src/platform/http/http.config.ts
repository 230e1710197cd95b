import { EnvWholeNumber } from '../config/env-whole-number.js';

/** How a process that answers requests shuts down. Times are milliseconds. */
export class HttpConfig {
  /** How long it keeps serving after it reports that it is not ready, so that balancers notice. */
  @EnvWholeNumber('HTTP_NOTICE_MS', { min: 0, max: 600_000 })
  noticeMs = 1_000;

  /** How long running requests may then take before their connections are closed. */
  @EnvWholeNumber('HTTP_SHUTDOWN_MS', { min: 0, max: 600_000 })
  shutdownMs = 10_000;
}
