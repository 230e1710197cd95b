import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../config/cannot-start.js';

const TRIES = 3;
const PAUSE_MS = 1_000;

/**
 * Tries to reach a service that a start needs; one that is just starting itself gets a few seconds.
 * @param says the sentence for a fault, and whether it may pass by itself
 * @throws CannotStart with that sentence
 */
export async function untilReached(
  attempt: () => Promise<void>,
  says: (error: unknown) => { sentence: string; mayPass: boolean },
): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      const { sentence, mayPass } = says(error);
      if (!mayPass || left === 0) throw new CannotStart(sentence, { cause: error });
      await sleep(PAUSE_MS);
    }
  }
}
