import { onSessionChange } from '../../../shared/auth';
import { onReturn } from '../../../shared/realtime';
import { pageStore } from '../../../shared/store';
import { countOfOthers, readQueue } from './kept-queue';
import { sendWaiting } from './outbox';
import { openStampsIn, type OpenStamps } from './queued-stamp';
import { queueIn } from './stamping-slice';

/** Reads the queue of who is signed in, and sends what waits. */
async function readAndSend(): Promise<void> {
  await readQueue();
  await sendWaiting();
}

const begin = (): void => void readAndSend();
const beginIfSeen = (): void => {
  if (document.visibilityState === 'visible') begin();
};

/**
 * Sends what waits now, and whenever there may be a network again: when the browser or the live
 * connection says so, when the page is looked at again, when somebody signs in.
 * @returns what stops it
 */
export function keepSending(): () => void {
  begin();
  window.addEventListener('online', begin);
  window.addEventListener('pageshow', begin);
  document.addEventListener('visibilitychange', beginIfSeen);
  const stops = [onReturn(begin), onSessionChange(begin)];
  return () => {
    window.removeEventListener('online', begin);
    window.removeEventListener('pageshow', begin);
    document.removeEventListener('visibilitychange', beginIfSeen);
    stops.forEach((stop) => stop());
  };
}

export interface Kept {
  /** Of who is signed in. */
  own: OpenStamps;
  /** Of others, who used this device before. */
  others: OpenStamps;
}

/** How many stamps only this device has. */
export async function countKept(): Promise<Kept> {
  await readQueue();
  const others = await countOfOthers();
  return { own: openStampsIn(queueIn(pageStore().getState())), others };
}
