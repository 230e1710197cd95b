import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { addressKey } from '#kernel/address-key.js';
import { Db } from '#platform/database/db.js';
import { id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { isNear, metersFrom } from '../nearby.js';
import { MatchProblemLocationsQuery } from './match-problem-locations.query.js';
import type { ProblemMatch } from './match-problem-locations.query.js';

const IS_SAME = "stop.key <> '' and stop.key in (p.address_key, p.suggested_key)";

const SQL = statement(
  { id: id().orNull(), reason: text().orNull() },
  sql`
  select found.id, found.reason
  from unnest($1::text[], $2::float8[], $3::float8[])
    with ordinality as stop (key, latitude, longitude, position)
  left join lateral (
    select p.id, p.reason
    from problem_locations.problem_location p
    where ${IS_SAME} or ${isNear('stop.latitude', 'stop.longitude')}
    order by ${IS_SAME} desc, ${metersFrom('stop.latitude', 'stop.longitude')}, p.id
    limit 1
  ) found on true
  order by stop.position`,
);

@QueryHandler(MatchProblemLocationsQuery)
export class MatchProblemLocationsHandler implements IQueryHandler<MatchProblemLocationsQuery> {
  constructor(private readonly db: Db) {}

  async execute({ stops }: MatchProblemLocationsQuery): Promise<(ProblemMatch | null)[]> {
    const rows = await this.db.rows(SQL, [
      stops.map(({ address }) => addressKey(address)),
      stops.map(({ latitude }) => latitude),
      stops.map(({ longitude }) => longitude),
    ]);
    return rows.map(({ id, reason }) => (id === null ? null : { id, reason: reason ?? '' }));
  }
}
