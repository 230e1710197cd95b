import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { addressKey } from '#kernel/address-key.js';
import { DomainError } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { double, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { GeocodeQuery } from '#modules/maps/index.js';
import type { GeocodedPlace } from '#modules/maps/index.js';
import type { ProblemLocationView } from '../../contract/problem-location.view.js';
import { isNear, metersFrom } from '../nearby.js';
import { PROBLEM_LOCATION_COLUMNS } from '../problem-location-columns.js';
import { FindProblemLocationsQuery } from './find-problem-locations.query.js';

const PROBLEM_LOCATION_VIEW = {
  _id: id(),
  address: text(),
  reason: text(),
  latitude: double().orNull(),
  longitude: double().orNull(),
  googlePlacesSuggestedAddress: text(),
};
const SAME_ADDRESS = statement(
  PROBLEM_LOCATION_VIEW,
  sql`
  select ${PROBLEM_LOCATION_COLUMNS}
  from problem_locations.problem_location p
  where $1 in (p.address_key, p.suggested_key)
  order by lower(p.address), p.id`,
);

const NEARBY = statement(
  PROBLEM_LOCATION_VIEW,
  sql`
  select ${PROBLEM_LOCATION_COLUMNS}
  from problem_locations.problem_location p
  where ${isNear('$1::float8', '$2::float8')}
  order by ${metersFrom('$1::float8', '$2::float8')}, p.id`,
);

@QueryHandler(FindProblemLocationsQuery)
export class FindProblemLocationsHandler implements IQueryHandler<FindProblemLocationsQuery> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ address }: FindProblemLocationsQuery): Promise<ProblemLocationView[]> {
    const key = addressKey(address);
    if (key === '') return [];
    const same = await this.db.rows(SAME_ADDRESS, [key]);
    if (same.length > 0) return same;
    const place = await this.door(address);
    if (!place) return [];
    return this.db.rows(NEARBY, [place.latitude, place.longitude]);
  }

  /** The center of a zip code says nothing about 60 meters, and a failing map nothing at all. */
  private async door(address: string): Promise<GeocodedPlace | null> {
    try {
      const place = await this.queries.execute(new GeocodeQuery(address));
      return place?.approximate ? null : place;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') return null;
      throw error;
    }
  }
}
