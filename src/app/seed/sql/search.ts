import { SEARCH_COLUMNS, SEARCH_ROW } from '#modules/customers/persistence/search-row.sql.js';

/** `$1` is now. */
export const INSERT_SEARCH_ROWS = `
  insert into customers.customer_search (${SEARCH_COLUMNS})
  select ${SEARCH_ROW}
  where c.id in (select id from seed_customer)`;

/** What the counting trigger, which is off during the load, would have counted. */
export const COUNT_CUSTOMERS = `
  insert into customers.customer_count as known (branch_id, active, slot, customers)
  select branch_id, story <> 'cancelled', 0, count(*)
  from seed_customer group by branch_id, story <> 'cancelled'
  on conflict (branch_id, active, slot)
    do update set customers = known.customers + excluded.customers`;

export const INSERT_WORDS = [
  `insert into customers.search_word (word)
   select distinct word
   from (select distinct first_name, last_name from seed_customer) names,
        regexp_split_to_table(customers.plain(first_name || ' ' || last_name), '[^[:alnum:]]+') word
   where length(word) >= 4
   on conflict do nothing`,
  `insert into customers.search_word_deletion (deletion, word)
   select distinct overlay(word placing '' from position for 1), word
   from customers.search_word, generate_series(1, length(word)) position
   on conflict do nothing`,
] as const;
