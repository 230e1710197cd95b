import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../config/cannot-start.js';
import { pgErrorOf } from './pg-error.js';

/** How long the owner waits for what others are reading. Readers queue behind who waits, so it is not long at a time. */
export interface Waiting {
  lockTimeoutMs: number;
  tries: number;
}

/**
 * A reader may hold one table and wait for another that is changed already: the database ends one of both after a
 * second (`deadlock_timeout`), so the owner gives way well before. All tries together take some twenty seconds.
 */
export const WAITING: Waiting = { lockTimeoutMs: 300, tries: 60 };
/** Between two tries, so that those who waited behind the owner get their turn. */
const PAUSE_MS = 50;

/** A lock that was waited for too long, or that was waited for in a circle. */
const IN_THE_WAY = ['55P03', '40P01'];

/**
 * Tries until nobody is in the way.
 * @param attempt leaves nothing when it fails
 * @throws CannotStart with the sentence when others never let go
 */
export async function giveWay<T>(
  { tries }: Waiting,
  neverFree: string,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (!IN_THE_WAY.includes(pgErrorOf(error)?.code ?? '')) throw error;
      if (tried === tries) throw new CannotStart(neverFree, { cause: error });
      await sleep(PAUSE_MS);
    }
  }
}
