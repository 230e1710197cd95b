import { Logger } from '@nestjs/common';
import { AppConfig } from '#platform/config/app.config.js';
import { inCheckout } from '#platform/config/checkout.js';
import { loadConfig } from '#platform/config/load-config.js';
import { createPino } from '#platform/logging/create-pino.js';
import { PinoLogger } from '#platform/logging/pino-logger.js';

/** What `npm start` asks before anything is built; whoever starts a program of the server by itself is told the same. */
const RULE = 'scripts/lib/misspelled.mjs';

interface Rule {
  sayMisspelled: (say: (sentence: string) => void) => void;
}

/**
 * Opens the log of a program, which begins with the settings that were misspelled.
 * @throws ConfigError when a setting of the process is wrong
 */
export async function openLog(): Promise<AppConfig> {
  const config = loadConfig(AppConfig);
  Logger.overrideLogger(new PinoLogger(createPino(config)));
  const rule = inCheckout(RULE);
  if (rule) {
    const { sayMisspelled } = (await import(rule.href)) as Rule;
    sayMisspelled((sentence) => new Logger('Settings').warn(sentence));
  }
  return config;
}
