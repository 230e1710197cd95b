import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { Db } from '../../../../platform/database/db.js';
import type { ListScope } from './list-scope.js';

const COUNTED = `
  select coalesce(sum(customers), 0)::integer as total from customers.customer_count
  where ($1::text is null or branch_id = $1) and (active or $2)`;

const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 500;

interface Remembered {
  total: Promise<number>;
  until: number;
}

/** How many rows lists have. */
@Injectable()
export class CustomerCounts {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Of a list without search, from counter rows. */
  async total({ branchId, withInactive }: ListScope): Promise<number> {
    const [row] = await this.db.prepared<{ total: number }>(COUNTED, [branchId, withInactive]);
    return row?.total ?? 0;
  }

  /**
   * Of a search with very many hits: counted once, then remembered for a minute. Who asks meanwhile
   * waits for the same count.
   */
  remember(key: string, count: () => Promise<number>): Promise<number> {
    const now = this.clock.now().getTime();
    const known = this.remembered.get(key);
    if (known && known.until > now) return known.total;
    const total = count();
    this.forgetOldest();
    this.remembered.set(key, { total, until: now + REMEMBERED_MS });
    total.catch(() => this.remembered.delete(key));
    return total;
  }

  private forgetOldest(): void {
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined && this.remembered.size >= MOST_REMEMBERED) {
      this.remembered.delete(oldest);
    }
  }
}
