import { asDate, type Instant } from '#kernel/instant.js';
import type { TimeKind } from './actual-terms.js';

interface Begun {
  readonly started: Instant | null;
  readonly assumed: readonly TimeKind[];
}

/**
 * Whether a job began when its customer was promised that it would; null while nobody stamped or entered when.
 * @param latest the last moment of the promise
 */
export const keptPromise = (latest: Instant, { started, assumed }: Begun): boolean | null =>
  started === null || assumed.includes('started') ? null : asDate(started) <= asDate(latest);
