import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { AppConfig } from '../config/app.config.js';
import { readableLine } from './readable-line.js';
import { terminal } from './terminal.js';

/** Never in a log: what people type, and secrets. */
const SECRET_PATHS = ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'];

const READABLE: DestinationStream = { write: (line) => terminal.write(readableLine(line)) };

/** The process's log on stdout: JSON for programs, or text for the person at the terminal. */
export function createPino(config: AppConfig): Logger {
  const options = { level: config.logLevel, redact: SECRET_PATHS };
  return isReadByPeople(config) ? pino(options, READABLE) : pino(options);
}

/** Whether a person at a terminal reads what the process says. */
export function isReadByPeople({ logFormat, environment }: AppConfig): boolean {
  if (logFormat !== 'auto') return logFormat === 'text';
  return terminal.isThere && environment !== 'production';
}
