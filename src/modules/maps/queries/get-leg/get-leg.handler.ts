import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import type { LegView } from '../../contract/place.view.js';
import type { Coordinates } from '../../domain/miles-between.js';
import { MapProvider } from '../../providers/map-provider.js';
import { refuseForPeople } from '../../providers/maps-failure.js';
import { GetLegQuery } from './get-leg.query.js';

/** The product's default when no branch has a position. */
const DEFAULT_TIMEZONE = 'America/Chicago';

// Good enough to tell in which branch's zone the traffic is.
const NEAREST_ZONE = statement(
  { timezone: text() },
  sql`
  select timezone from ${BRANCH}
  where latitude is not null and longitude is not null
  order by active desc, (latitude - $1) ^ 2 + (longitude - $2) ^ 2
  limit 1`,
  'plain',
);

@QueryHandler(GetLegQuery)
export class GetLegHandler implements IQueryHandler<GetLegQuery> {
  constructor(
    private readonly db: Db,
    private readonly maps: MapProvider,
    private readonly clock: Clock,
  ) {}

  async execute({ from, to, at }: GetLegQuery): Promise<LegView> {
    const start = {
      at: at === undefined ? this.clock.now() : new Date(at),
      timezone: await this.timezoneAt(from),
    };
    const leg = await this.maps.leg(from, to, start).catch(refuseForPeople);
    if (!leg) throw notFound('Route');
    return { miles: leg.miles, hours: leg.hours, approximate: leg.approximate };
  }

  private async timezoneAt({ latitude, longitude }: Coordinates): Promise<string> {
    const [nearest] = await this.db.rows(NEAREST_ZONE, [latitude, longitude]);
    return nearest?.timezone ?? DEFAULT_TIMEZONE;
  }
}
