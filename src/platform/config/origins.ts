import { asList } from './env.js';

/** `https://a.example, http://b.example:8080` → its origins; undefined when one is none. */
export function asOrigins(text: string): string[] | undefined {
  const entries = asList(text);
  return entries.every(isOrigin) ? entries : undefined;
}

/** Written as browsers write it: no path, no slash at the end, no port that goes without saying. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
