import type { DeviceStore, OrderedRow } from './device-row';
import { onDevice } from './device-store';
import { dropOfflinePages } from './offline-pages';

const DAY_MS = 86_400_000;
/** How long what somebody did not get sent, or not taken, waits for them to sign in here again. */
const WAIT_MS = 7 * DAY_MS;
/** Nobody waits longer than this for a browser that does not answer. */
const LONGEST_WAIT_MS = 2_000;

/** What can be in the queue for somebody else, besides what only they need. */
interface QueuedRow extends OrderedRow {
  state: string;
  /** When it was queued, in ms since 1970. */
  since: number;
  customerName?: string;
}

/**
 * Somebody else uses this device now: drops the copies kept for others, and of their queues all but
 * what was not sent or not taken, which waits a week for its person, without the customer's name.
 * @param person who is signed in; null: nobody
 */
export async function dropOthers(person: string | null): Promise<void> {
  dropOthersActs(person);
  try {
    await onDevice((store) => dropOthersFrom(store, person));
  } catch {
    // A browser that reads nothing shows nothing to anyone either.
  }
}

/** Where the tab keeps what somebody can take back on the board: of which person it is comes first. */
export const ACTS_KEY = 'emma.undo';

function dropOthersActs(person: string | null): void {
  const isTheirs = sessionStorage.getItem(ACTS_KEY)?.startsWith(`{"userId":"${person}"`);
  if (isTheirs === false) sessionStorage.removeItem(ACTS_KEY);
}

const withoutName = (row: QueuedRow): QueuedRow => ({ ...row, customerName: '' });

async function dropOthersFrom(store: DeviceStore, person: string | null): Promise<void> {
  const copies = (await store.copies()).filter((row) => row.person !== person);
  if (copies.length > 0) await store.dropCopies(copies.map(({ key }) => key));
  const isOver = (row: QueuedRow): boolean =>
    row.person !== person && (row.state === 'stored' || Date.now() - row.since > WAIT_MS);
  const queue = await store.queue<QueuedRow>();
  const over = queue.filter(isOver);
  if (over.length > 0) await store.dequeue(over.flatMap(({ order }) => order ?? []));
  const named = queue.filter((row) => row.person !== person && row.customerName && !isOver(row));
  for (const row of named) await store.enqueue(withoutName(row));
}

/** Empties this device: what was kept, the queue, and the pages that open without a network. */
export async function forgetDevice(): Promise<void> {
  const emptied = Promise.allSettled([onDevice((store) => store.clear()), dropOfflinePages()]);
  await Promise.race([emptied, new Promise((done) => setTimeout(done, LONGEST_WAIT_MS))]);
}
