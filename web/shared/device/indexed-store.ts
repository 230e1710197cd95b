import type { DeviceStore, NamedRow, OrderedRow } from './device-row';

const NAME = 'emma-device';
const QUEUE = 'queue';
const COPIES = 'copies';

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('Nothing can be kept here'));
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(work.error ?? new Error('Nothing can be kept here'));
    work.oncomplete = () => resolve();
    work.onerror = fail;
    work.onabort = fail;
  });

/**
 * Opens the browser's own database.
 * @param onGone called when it was closed by the browser, or for a later release
 * @throws where the browser keeps nothing
 */
export async function openIndexedStore(onGone: () => void): Promise<DeviceStore> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(QUEUE, { keyPath: 'order', autoIncrement: true });
    request.result.createObjectStore(COPIES, { keyPath: 'key' });
  };
  return new IndexedStore(await answered(request), onGone);
}

/** Keeps rows in the browser's own database: they outlive the tab and the device's restart. */
class IndexedStore implements DeviceStore {
  readonly isLasting = true;

  constructor(
    private readonly database: IDBDatabase,
    onGone: () => void,
  ) {
    database.onclose = onGone;
    // A later release must not wait for this tab.
    database.onversionchange = () => {
      database.close();
      onGone();
    };
  }

  close = (): void => this.database.close();

  queue = <Row extends OrderedRow>(): Promise<Row[]> => this.all<Row>(QUEUE);

  enqueue = async (row: OrderedRow): Promise<number> => {
    // A key that is there but undefined is no key to the database.
    const { order, ...fresh } = row;
    let added = 0;
    await this.change(QUEUE, (store) => {
      const request = store.put(order === undefined ? fresh : row);
      request.onsuccess = () => (added = Number(request.result));
    });
    return added;
  };

  dequeue = (orders: readonly number[]): Promise<void> =>
    this.change(QUEUE, (store) => orders.forEach((order) => store.delete(order)));

  copies = <Row extends NamedRow>(): Promise<Row[]> => this.all<Row>(COPIES);

  keepCopy = (row: NamedRow): Promise<void> => this.change(COPIES, (store) => void store.put(row));

  dropCopies = (keys: readonly string[]): Promise<void> =>
    this.change(COPIES, (store) => keys.forEach((key) => store.delete(key)));

  clear = async (): Promise<void> => {
    const work = this.database.transaction([QUEUE, COPIES], 'readwrite');
    work.objectStore(QUEUE).clear();
    work.objectStore(COPIES).clear();
    await finished(work);
  };

  private all<Row>(name: string): Promise<Row[]> {
    const store = this.database.transaction(name).objectStore(name);
    return answered<Row[]>(store.getAll() as IDBRequest<Row[]>);
  }

  private change(name: string, act: (store: IDBObjectStore) => void): Promise<void> {
    const work = this.database.transaction(name, 'readwrite');
    act(work.objectStore(name));
    return finished(work);
  }
}
