import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { addDays, instantAt, localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { DriveLegsQuery, GeocodeQuery } from '#modules/maps/index.js';
import { NEW_OPERATION_START } from '../../domain/envelope/day-limits.js';
import { EstimateDriveQuery } from './estimate-drive.query.js';

@QueryHandler(EstimateDriveQuery)
export class EstimateDriveHandler implements IQueryHandler<EstimateDriveQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute(query: EstimateDriveQuery): Promise<number | null> {
    try {
      return await this.hours(query);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') return null;
      throw error;
    }
  }

  private async hours({ fromZip, toZip, timezone }: EstimateDriveQuery): Promise<number | null> {
    const [from, to] = await Promise.all([
      this.queries.execute(new GeocodeQuery(fromZip)),
      this.queries.execute(new GeocodeQuery(toZip)),
    ]);
    if (!from || !to) return null;
    const tomorrow = addDays(localDateOf(this.clock.now(), timezone), 1);
    const departure = instantAt(tomorrow, NEW_OPERATION_START, timezone);
    const legs = [{ from, to, departure }];
    const [leg] = await this.queries.execute(new DriveLegsQuery(legs, timezone));
    return leg?.hours ?? null;
  }
}
