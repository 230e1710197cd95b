import type { ActualView } from '#modules/actuals/contract/actual.view.js';
import { currentSession } from '../../../shared/auth';
import { onDevice } from '../../../shared/device';
import { pageStore } from '../../../shared/store';
import { isWaiting, openStampsIn, type QueuedStamp, type OpenStamps } from './queued-stamp';
import {
  actualsTold,
  nothingKept,
  orderGiven,
  personIn,
  queueIn,
  queueLeft,
  queueRead,
  rowsChanged,
  rowsDropped,
  stamped,
  type KeptActual,
} from './stamping-slice';
import { isOver } from './undo-window';

const ACTUAL = 'actual/';
const DAY_MS = 86_400_000;
/** How a job of another week went is in the schedule. */
const KEPT_MS = 3 * DAY_MS;

const tell = (action: { type: string }): void => void pageStore().dispatch(action);

let last: Promise<void> = Promise.resolve();

type DeviceStore = Parameters<Parameters<typeof onDevice>[0]>[0];

/** Does something with the device's store; without one all of it stays in this tab. */
async function quietly(act: (store: DeviceStore) => Promise<void>): Promise<void> {
  try {
    await onDevice(act);
  } catch {
    tell(nothingKept());
  }
}

/** The same one after the other, so that none works with what another is about to change. */
const inTurn = (act: (store: DeviceStore) => Promise<void>): Promise<void> =>
  (last = last.catch(() => undefined).then(() => quietly(act)));

/** With the customer's name only while who stamped it uses the device. */
const asKept = (row: QueuedStamp): QueuedStamp =>
  currentSession()?.userId === row.person ? row : { ...row, customerName: '' };

/** Keeps what waits on the screen only: new, or the device failed to keep it before. */
async function keepNew(store: DeviceStore): Promise<void> {
  const isNew = (row: QueuedStamp): boolean => isWaiting(row) && row.order === undefined;
  for (const row of queueIn(pageStore().getState()).filter(isNew))
    tell(orderGiven({ id: row.stamp.id, order: await store.enqueue(asKept(row)) }));
}

/** Reads what this device has kept for who is signed in. */
export async function readQueue(): Promise<void> {
  const person = currentSession()?.userId;
  if (!person) return tell(queueLeft());
  await inTurn(async (store) => {
    const now = Date.now();
    const own = (await store.queue<QueuedStamp>()).filter((row) => row.person === person);
    const copies = (await store.copies<KeptActual>()).filter(
      (row) => row.person === person && row.key.startsWith(ACTUAL),
    );
    const old = copies.filter(({ at }) => now - at > KEPT_MS);
    await store.dequeue(own.filter((row) => isOver(row, now)).flatMap(({ order }) => order ?? []));
    await store.dropCopies(old.map(({ key }) => key));
    if (currentSession()?.userId !== person) return;
    tell(
      queueRead({
        person,
        queue: own.filter((row) => !isOver(row, now)),
        actuals: copies.filter((row) => !old.includes(row)),
        isLasting: store.isLasting,
      }),
    );
    await keepNew(store);
  });
}

/** Adds a stamp to the queue: on the screen at once, and on this device. */
export async function noteStamp(row: QueuedStamp): Promise<void> {
  tell(stamped(row));
  await inTurn(async (store) => {
    if (personIn(pageStore().getState()) === row.person) await keepNew(store);
    // Somebody else's screen by now.
    else await store.enqueue(asKept(row));
  });
}

/** Keeps how rows were judged, as long as it is still their person's device. */
export async function keepRows(person: string, rows: readonly QueuedStamp[]): Promise<void> {
  tell(rowsChanged(rows));
  await inTurn(async (store) => {
    const orders = new Map(
      queueIn(pageStore().getState()).map(({ stamp, order }) => [stamp.id, order]),
    );
    for (const row of rows) {
      const order = orders.get(row.stamp.id);
      if (order !== undefined && currentSession()?.userId === person)
        await store.enqueue({ ...row, order });
    }
  });
}

/** Keeps how jobs are, as the server told. */
export async function keepActuals(person: string, actuals: readonly ActualView[]): Promise<void> {
  const at = Date.now();
  const rows = actuals.map(
    ({ operation, version, state, breakMinutes, extraMinutes, ...times }): KeptActual => {
      const { leftYard, started, finished, backYard } = times;
      const known = { leftYard, started, finished, backYard };
      const actual = { version, state, breakMinutes, extraMinutes, ...known };
      return { key: `${ACTUAL}${person}/${operation}`, person, at, operation, actual };
    },
  );
  tell(actualsTold(rows));
  await quietly(async (store) => {
    for (const row of rows) if (currentSession()?.userId === person) await store.keepCopy(row);
  });
}

/** Drops a stamp that was refused, once it was read. */
export async function dropStamp({ stamp, order }: QueuedStamp): Promise<void> {
  tell(rowsDropped([stamp.id]));
  await inTurn(async (store) => {
    // Again: it may have been read meanwhile.
    tell(rowsDropped([stamp.id]));
    if (order !== undefined) await store.dequeue([order]);
  });
}

/** How many stamps on this device others did not get sent, or not taken. */
export async function countOfOthers(): Promise<OpenStamps> {
  const person = currentSession()?.userId;
  let count = openStampsIn([]);
  await inTurn(async (store) => {
    const rows = await store.queue<QueuedStamp>();
    count = openStampsIn(rows.filter((row) => row.person !== person));
  });
  return count;
}
