import type { DeviceStore, NamedRow, OrderedRow } from './device-row';

/** For browsers that keep nothing, as some do in private windows: lives as long as the tab. */
export class MemoryStore implements DeviceStore {
  readonly isLasting = false;
  private rows: OrderedRow[] = [];
  private named: NamedRow[] = [];
  private last = 0;

  queue = async <Row extends OrderedRow>(): Promise<Row[]> => structuredClone(this.rows) as Row[];

  enqueue = async (row: OrderedRow): Promise<number> => {
    const order = row.order ?? (this.last += 1);
    const others = this.rows.filter((one) => one.order !== order);
    this.rows = [...others, structuredClone({ ...row, order })].sort(
      (a, b) => (a.order ?? 0) - (b.order ?? 0),
    );
    return order;
  };

  dequeue = async (orders: readonly number[]): Promise<void> => {
    this.rows = this.rows.filter(({ order }) => !orders.includes(order ?? 0));
  };

  copies = async <Row extends NamedRow>(): Promise<Row[]> => structuredClone(this.named) as Row[];

  keepCopy = async (row: NamedRow): Promise<void> => {
    this.named = [...this.named.filter(({ key }) => key !== row.key), structuredClone(row)];
  };

  dropCopies = async (keys: readonly string[]): Promise<void> => {
    this.named = this.named.filter(({ key }) => !keys.includes(key));
  };

  close = (): void => undefined;

  clear = async (): Promise<void> => {
    this.rows = [];
    this.named = [];
  };
}
