import { IsArray } from 'class-validator';
import { asList, Env } from '../config/env.js';
import { EnvWholeNumber } from '../config/env-whole-number.js';

/**
 * `https://a.example, http://b.example:8080` → its origins; undefined when one is not an origin.
 */
function asOrigins(text: string): string[] | undefined {
  const entries = asList(text);
  return entries.every(isOrigin) ? entries : undefined;
}

/** Written as browsers write it: no path, no slash at the end, no default port. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Who may open connections, and how open ones are checked again. */
export class RealtimeConfig {
  /** How often, in milliseconds, a connection's employee is checked again. */
  @EnvWholeNumber('SOCKET_RECHECK_MS', { min: 100, max: 600_000 })
  recheckMs = 2_000;

  /** Origins of pages other than the product's own that may open one, comma-separated. */
  @Env('SOCKET_ORIGINS', asOrigins)
  @IsArray({ message: 'must be origins such as https://emma.example.com' })
  origins: string[] = [];
}
