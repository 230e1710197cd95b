import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { phoneNumbers } from '#kernel/phone.js';
import { Db } from '#platform/database/db.js';
import { day, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { CUSTOMER } from '#modules/moves/index.js';
import type { RepeatMatchView } from '../../contract/match-repeat.view.js';
import { MatchRepeatQuery } from './match-repeat.query.js';

/**
 * More earlier moves than one household has; beyond that, the address belongs to nobody in
 * particular.
 */
const MOST_MATCHES = 100;

/** Fewer digits belong to nobody in particular either. */
const LEAST_DIGITS = 7;

// Three index scans; a customer who is found twice appears once. The search text has other fields
// besides the numbers: the last lines tell them apart.
const MATCHES = statement(
  {
    _id: id(),
    firstName: text(),
    lastName: text(),
    email: text(),
    phone: text(),
    branchId: id(),
    lastActivityDay: day().orNull(),
    status: text<RepeatMatchView['status']>(),
  },
  sql`
  select id as "_id", first_name as "firstName", last_name as "lastName", email, phone,
         branch_id as "branchId", (select max(day) from unnest(activity_days) day) as "lastActivityDay",
         status
  from ${CUSTOMER}
  where id in (
    select id from ${CUSTOMER}
    where email <> '' and lower(email) = any(array[lower($1), lower($2)])
    union
    select id from ${CUSTOMER}
    where alt_email <> '' and lower(alt_email) = any(array[lower($1), lower($2)])
    union
    select c.id
    from customers.customer_search s
    join ${CUSTOMER} c on c.id = s.customer_id
    where s.search_text like any($3::text[])
      and (customers.phone_numbers(c.phone) && $4::text[]
           or customers.phone_numbers(c.alt_phone) && $4::text[]))
  order by created desc, id desc
  limit ${MOST_MATCHES}`,
);

const numbersOf = (phone: string): string[] =>
  phoneNumbers(phone).filter(({ length }) => length >= LEAST_DIGITS);

@QueryHandler(MatchRepeatQuery)
export class MatchRepeatHandler implements IQueryHandler<MatchRepeatQuery> {
  constructor(private readonly db: Db) {}

  async execute({ sought }: MatchRepeatQuery): Promise<RepeatMatchView[]> {
    const { email = '', altEmail = '', phone = '', altPhone = '' } = sought;
    const phones = [phone, altPhone].flatMap(numbersOf);
    if (!email && !altEmail && phones.length === 0) return [];
    const texts = phones.map((digits) => `%${digits}%`);
    return this.db.rows(MATCHES, [email, altEmail, texts, phones]);
  }
}
