import { withUsualSigns, writtenTogether } from '#platform/database/every-word.js';
import { BRANCH } from '#modules/branches/index.js';
import { CUSTOMER } from '#modules/moves/index.js';
import { ADDRESS_SIGNS } from '../domain/search-term.js';

const NAME = (first: string, last: string): string =>
  `nullif(btrim(regexp_replace(${withUsualSigns(`${first} || ' ' || ${last}`)}, '\\s+', ' ', 'g')), '')`;

/** The name once more where a part of it is not one word: Smith-Jones written together. */
const JOINED = (first: string, last: string): string =>
  `nullif(btrim(${writtenTogether(first)} || ' ' || ${writtenTogether(last)}), ${NAME(first, last)})`;

const NAMES = (first: string, last: string): string =>
  `${NAME(first, last)}, nullif(${JOINED(first, last)}, '')`;

/** Most are in digits already, and need no reading. */
const NUMBERS = (phone: string): string => `
    case when ${phone} ~ '^[2-9][0-9]{9}$' then ${phone}
      else nullif(array_to_string(customers.phone_numbers(${phone}), '  '), '') end`;

/**
 * Select list and sources of the search rows of all customers `c`; `$1` is now.
 *
 * Rank 0 is a day to come, 1 all elapsed, 2 none. Fields in the text are separated by double
 * blanks, so that a whole word can be told from part of one and no match spans two fields; phones
 * are the digits of their numbers; email addresses come after the line break, where reduced readers do not search;
 * for the capitals see ADDRESS_SIGNS.
 */
export const SEARCH_ROW = `
  c.id, c.branch_id, c.status = 'active' as active,
  customers.plain(c.last_name || ' ' || c.first_name) as name_sort, c.requested_day, c.created,
  case when day.next is not null then 0 when day.last is not null then 1 else 2 end
    as activity_rank,
  coalesce(day.next, day.last, date '9999-12-31') as activity_sort,
  translate(customers.plain('  ' || concat_ws('  ',
    ${NAMES('c.first_name', 'c.last_name')}, ${NAMES('c.alt_first_name', 'c.alt_last_name')},
    ${NUMBERS('c.phone')}, ${NUMBERS('c.alt_phone')}, nullif(btrim(c.external_id), ''))
    || E'  \\n  ' || concat_ws('  ', nullif(c.email, ''), nullif(c.alt_email, ''), '')),
    '${ADDRESS_SIGNS.signs}', '${ADDRESS_SIGNS.letters}') as search_text
  from ${CUSTOMER} c
  join ${BRANCH} b on b.id = c.branch_id
  cross join lateral (
    select min(d) filter (where d >= ($1::timestamptz at time zone b.timezone)::date) as next,
           max(d) as last
    from unnest(c.activity_days) d
  ) day`;

/** The columns of customers.customer_search that SEARCH_ROW fills, in its order. */
export const SEARCH_COLUMNS = `customer_id, branch_id, active, name_sort, requested_day, created,
    activity_rank, activity_sort, search_text`;
