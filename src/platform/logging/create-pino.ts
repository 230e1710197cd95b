import { pino } from 'pino';
import type { Logger } from 'pino';
import type { AppConfig } from '../config/app.config.js';

/** Never in a log: what people type, and what opens doors. */
const SECRET_PATHS = ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'];

export const createPino = ({ logLevel }: AppConfig): Logger =>
  pino({ level: logLevel, redact: SECRET_PATHS });
