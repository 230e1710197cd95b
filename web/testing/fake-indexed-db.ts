/** What a browser answers later. */
interface Answer<T> {
  result: T;
  onsuccess?: () => void;
}

function answer<T>(result: T): Answer<T> {
  const request: Answer<T> = { result };
  setTimeout(() => request.onsuccess?.());
  return request;
}

type Rows = Map<unknown, object>;

/** A connection to a browser's database: once it is closed, it fails. */
class FakeConnection {
  isOpen = true;
  onclose: (() => void) | null = null;

  constructor(private readonly stores: Readonly<Record<string, Rows>>) {}

  close(): void {
    this.isOpen = false;
  }

  transaction(): unknown {
    if (!this.isOpen) throw new Error('The database connection is closing');
    const work: { objectStore: unknown; oncomplete?: () => void } = {
      objectStore: (name: string) => this.store(this.stores[name] ?? new Map()),
    };
    // After the answers to what is asked in it.
    setTimeout(() => setTimeout(() => work.oncomplete?.()));
    return work;
  }

  private store(rows: Rows): unknown {
    return {
      getAll: () => answer([...rows.values()]),
      delete: (key: unknown) => answer(rows.delete(key)),
      put: (row: { key?: string; order?: number }) => {
        const key = row.key ?? row.order ?? rows.size + 1;
        rows.set(key, row.key ? row : { ...row, order: key });
        return answer(key);
      },
    };
  }
}

/** As much of a browser's database as the device store needs; its rows outlive each connection. */
export class FakeIndexedDb {
  readonly opened: FakeConnection[] = [];
  isBroken = false;
  private readonly stores = { queue: new Map(), copies: new Map() };

  /** From now on it is the page's. */
  put(): void {
    Object.assign(globalThis, { indexedDB: this });
  }

  open = (): unknown => {
    if (this.isBroken) throw new Error('Nothing can be kept here');
    const connection = new FakeConnection(this.stores);
    this.opened.push(connection);
    return answer(connection);
  };

  /** The browser closes the connection without a word. */
  fail(): void {
    this.opened.at(-1)?.close();
  }

  restore(): void {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  }
}
