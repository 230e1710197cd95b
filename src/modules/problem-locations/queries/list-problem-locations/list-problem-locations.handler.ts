import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { double, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { ProblemLocationView } from '../../contract/problem-location.view.js';
import { PROBLEM_LOCATION_COLUMNS } from '../problem-location-columns.js';
import { ListProblemLocationsQuery } from './list-problem-locations.query.js';

const SQL = statement(
  {
    _id: id(),
    address: text(),
    reason: text(),
    latitude: double().orNull(),
    longitude: double().orNull(),
    googlePlacesSuggestedAddress: text(),
  },
  sql`
  select ${PROBLEM_LOCATION_COLUMNS}
  from problem_locations.problem_location p
  order by lower(p.address), p.id`,
);

@QueryHandler(ListProblemLocationsQuery)
export class ListProblemLocationsHandler implements IQueryHandler<ListProblemLocationsQuery> {
  constructor(private readonly db: Db) {}

  execute(): Promise<ProblemLocationView[]> {
    return this.db.rows(SQL);
  }
}
