/** What a device keeps of one person. */
export interface DeviceRow {
  /** Employee id. */
  person: string;
}

/** A stamp of the queue; `order` is given by the store, in the order of adding. */
export interface OrderedRow extends DeviceRow {
  order?: number;
}

/** The last copy of something, by a key of its own. */
export interface NamedRow extends DeviceRow {
  key: string;
  /** When it was kept, in ms since 1970. */
  at: number;
}

/** What a device keeps while there is no network. */
export interface DeviceStore {
  /** False: it lives no longer than this tab, because the browser keeps nothing here. */
  readonly isLasting: boolean;
  /** The queue, oldest first. */
  queue: <Row extends OrderedRow>() => Promise<Row[]>;
  /** Adds to the queue, or replaces the row with the same order. @returns its order */
  enqueue: (row: OrderedRow) => Promise<number>;
  dequeue: (orders: readonly number[]) => Promise<void>;
  copies: <Row extends NamedRow>() => Promise<Row[]>;
  keepCopy: (row: NamedRow) => Promise<void>;
  dropCopies: (keys: readonly string[]) => Promise<void>;
  /** Lets go of it; what it has kept stays. */
  close: () => void;
  /** Empties all of it. */
  clear: () => Promise<void>;
}
