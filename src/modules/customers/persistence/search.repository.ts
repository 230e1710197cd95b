import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { CUSTOMER } from '#modules/moves/index.js';
import { SEARCH_COLUMNS, SEARCH_ROW } from './search-row.sql.js';

// A row that stays the same is not written: most writes change nothing that the lists show. Always
// in the same order, so that two commands wait for each other instead of deadlocking.
const UPSERT = `
  insert into customers.customer_search as known (${SEARCH_COLUMNS})
  select ${SEARCH_ROW}
  where c.id = any($2::text[])
  order by c.id
  on conflict (customer_id) do update set
    branch_id = excluded.branch_id, active = excluded.active, name_sort = excluded.name_sort,
    requested_day = excluded.requested_day, activity_rank = excluded.activity_rank,
    activity_sort = excluded.activity_sort, search_text = excluded.search_text
  where (known.branch_id, known.active, known.name_sort, known.requested_day,
         known.activity_rank, known.activity_sort, known.search_text)
    is distinct from (excluded.branch_id, excluded.active, excluded.name_sort,
         excluded.requested_day, excluded.activity_rank, excluded.activity_sort,
         excluded.search_text)`;

// In the order of the words: two writers with words in common then wait instead of deadlocking.
const ADD_WORDS = `
  with spoken as (
    select distinct word
    from ${CUSTOMER} c,
         regexp_split_to_table(customers.plain(concat_ws(' ',
           c.first_name, c.last_name, c.alt_first_name, c.alt_last_name)), '[^[:alnum:]]+') word
    where c.id = any($1::text[]) and length(word) >= 4
  ), added as (
    insert into customers.search_word (word)
    select word from spoken order by word
    on conflict do nothing returning word
  )
  insert into customers.search_word_deletion (deletion, word)
  select distinct overlay(word placing '' from position for 1), word
  from added, generate_series(1, length(word)) position
  on conflict do nothing`;

// No place is a day ahead of Kiritimati: this condition needs no branch, so the index can serve it.
const DUE = statement(
  { id: id() },
  sql`
  select s.customer_id as id
  from customers.customer_search s
  join ${BRANCH} b on b.id = s.branch_id
  where s.activity_rank = 0 and s.activity_sort < ($1::timestamptz at time zone b.timezone)::date
    and s.activity_sort < ($1::timestamptz at time zone 'Pacific/Kiritimati')::date
  limit $2`,
  'plain',
);

/** Keeps what the customer list and its search read up to date. */
@Injectable()
export class SearchRepository {
  private readonly stale = new WeakMap<object, Set<string>>();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * Rewrites the search rows of customers just before the commit: once, however often the command
   * changed them, and without locking the list's counters while it works.
   */
  refresh(ids: readonly string[]): void {
    const { manager } = this.db;
    const stale = this.stale.get(manager) ?? new Set();
    ids.forEach((id) => stale.add(id));
    if (this.stale.has(manager)) return;
    this.stale.set(manager, stale);
    this.db.beforeCommit(async () => {
      this.stale.delete(manager);
      await this.db.prepared(UPSERT, [this.clock.now(), [...stale]]);
    });
  }

  /** Adds the names of customers to the dictionary for typos. */
  async addWords(ids: readonly string[]): Promise<void> {
    await this.db.prepared(ADD_WORDS, [ids]);
  }

  /** Customers whose next activity has passed by now, at most `limit`. */
  async due(limit: number): Promise<string[]> {
    const rows = await this.db.rows(DUE, [this.clock.now(), limit]);
    return rows.map(({ id }) => id);
  }
}
