import { ConfigError } from '../platform/config/load-config.js';

/** A missing or malformed setting ends the start with the one sentence that names it. */
export async function exitOnConfigError(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    // Connections that are open already would keep the process alive.
    process.exit(1);
  }
}
