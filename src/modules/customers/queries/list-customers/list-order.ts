import type { SortOrder } from '#kernel/page.js';
import type { CustomerSort } from '../../contract/customer-list-terms.js';

/** One key of an order over search rows `s`. */
interface SortKey {
  column: string;
  descending?: boolean;
  nullsFirst?: boolean;
}

const RANK = { column: 'activity_rank' };
const ID = { column: 'customer_id' };

// Elapsed and none come last in both directions (R-LIST-3); so do customers without a day.
const ORDERS: Readonly<Record<CustomerSort, Readonly<Record<SortOrder, readonly SortKey[]>>>> = {
  activity: {
    asc: [RANK, { column: 'activity_sort' }, ID],
    desc: [RANK, { column: 'activity_sort', descending: true, nullsFirst: true }, ID],
  },
  name: {
    asc: [{ column: 'name_sort' }, ID],
    desc: [
      { column: 'name_sort', descending: true, nullsFirst: true },
      { column: 'customer_id', descending: true, nullsFirst: true },
    ],
  },
  requestedDay: {
    asc: [{ column: 'requested_day' }, ID],
    desc: [{ column: 'requested_day', descending: true }, ID],
  },
  created: {
    asc: [{ column: 'created' }, ID],
    desc: [
      { column: 'created', descending: true, nullsFirst: true },
      { column: 'customer_id', descending: true, nullsFirst: true },
    ],
  },
};

const termOf = ({ column, descending, nullsFirst }: SortKey): string =>
  `s.${column}${descending ? ' desc' : ''} nulls ${nullsFirst ? 'first' : 'last'}`;

const flipped = ({ column, descending, nullsFirst }: SortKey): SortKey => ({
  column,
  descending: !descending,
  nullsFirst: !nullsFirst,
});

/** How a list is sorted: next activity descending by default. */
export class ListOrder {
  private readonly keys: readonly SortKey[];

  constructor(sort: CustomerSort = 'activity', order: SortOrder = 'desc') {
    this.keys = ORDERS[sort][order];
  }

  /** What comes after `order by`; each order has its index. */
  get forwards(): string {
    return this.keys.map(termOf).join(', ');
  }

  /** The same order read from its end. */
  get backwards(): string {
    return this.keys.map(flipped).map(termOf).join(', ');
  }
}
