import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import type { ProblemLocationView } from '../../contract/problem-location.view.js';
import { PROBLEM_LOCATION_COLUMNS } from '../problem-location-columns.js';
import { ListProblemLocationsQuery } from './list-problem-locations.query.js';

const SQL = `
  select ${PROBLEM_LOCATION_COLUMNS}
  from problem_locations.problem_location p
  order by lower(p.address), p.id`;

@QueryHandler(ListProblemLocationsQuery)
export class ListProblemLocationsHandler implements IQueryHandler<ListProblemLocationsQuery> {
  constructor(private readonly db: Db) {}

  execute(): Promise<ProblemLocationView[]> {
    return this.db.prepared<ProblemLocationView>(SQL);
  }
}
