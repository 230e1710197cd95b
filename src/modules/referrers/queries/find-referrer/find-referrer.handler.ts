import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/database/db.js';
import { FindReferrerQuery } from './find-referrer.query.js';
import type { ReferrerFacts } from './find-referrer.query.js';

const SQL = `
  select id, name, active from referrers.referrer where lower(name) = lower(btrim($1))`;

@QueryHandler(FindReferrerQuery)
export class FindReferrerHandler implements IQueryHandler<FindReferrerQuery> {
  constructor(private readonly db: Db) {}

  async execute({ name }: FindReferrerQuery): Promise<ReferrerFacts | null> {
    const [found] = await this.db.prepared<ReferrerFacts>(SQL, [name]);
    return found ?? null;
  }
}
