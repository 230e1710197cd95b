import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { sumOfMaxima } from '#kernel/maximum.js';
import { GetActivityQuery } from '#modules/moves/index.js';
import { RANGE_ERRORS } from '../../contract/range-terms.js';
import type { QuotedRangeView } from '../../contract/range.view.js';
import { RangeReader } from '../range-reader.js';
import { GetRangeQuery } from './get-range.query.js';

@QueryHandler(GetRangeQuery)
export class GetRangeHandler implements IQueryHandler<GetRangeQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly ranges: RangeReader,
  ) {}

  async execute({ customerId, activityId }: GetRangeQuery): Promise<QuotedRangeView> {
    const days = await this.ranges.of({ customerId });
    const range = days.get(activityId)?.range;
    if (range) {
      const most = sumOfMaxima([...days.values()].map((day) => day.most));
      return { ...range, together: most && { ...most, days: days.size } };
    }
    await this.queries.execute(new GetActivityQuery(customerId, activityId));
    throw new DomainError('rule', 'RANGE_UNKNOWN', RANGE_ERRORS.RANGE_UNKNOWN);
  }
}
