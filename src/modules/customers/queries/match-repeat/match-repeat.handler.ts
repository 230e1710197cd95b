import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import type { RepeatMatchView } from '../../contract/match-repeat.view.js';
import { MatchRepeatQuery } from './match-repeat.query.js';

/**
 * More earlier moves than one household has; beyond that, the address belongs to nobody in
 * particular.
 */
const MOST_MATCHES = 100;

// Two index scans; a customer with both addresses appears once.
const MATCHES = `
  select id as "_id", first_name as "firstName", last_name as "lastName", email, phone,
         branch_id as "branchId", (select max(day) from unnest(activity_days) day) as "lastActivityDay",
         status
  from customers.v_customer
  where (email <> '' and lower(email) = any(array[lower($1), lower($2)]))
     or (alt_email <> '' and lower(alt_email) = any(array[lower($1), lower($2)]))
  order by created desc, id desc
  limit ${MOST_MATCHES}`;

@QueryHandler(MatchRepeatQuery)
export class MatchRepeatHandler implements IQueryHandler<MatchRepeatQuery> {
  constructor(private readonly db: Db) {}

  async execute({ addresses }: MatchRepeatQuery): Promise<RepeatMatchView[]> {
    const { email = '', altEmail = '' } = addresses;
    if (!email && !altEmail) return [];
    return this.db.prepared<RepeatMatchView>(MATCHES, [email, altEmail]);
  }
}
